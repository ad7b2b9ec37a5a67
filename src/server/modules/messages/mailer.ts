import type { Transporter } from 'nodemailer';
import type { Config } from '../../config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How mail leaves the process. */
export interface Mailer {
  /**
   * `sent` once a mail server has taken the mail, `kept` where none is configured.
   * @throws the transport's error when the server does not take it
   */
  send(mail: Mail): Promise<'sent' | 'kept'>;
  close(): void;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'production'>;

/** Milliseconds to wait for a mail server at each step. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/**
 * A mailer over `SMTP_URL`. Without one, mail is kept and, so that a start without a mail server can be tried,
 * printed through `print`; in production nothing is printed, because mails hold links that open accounts.
 */
export function createMailer({ smtpUrl, mailFrom, production }: MailConfig, print: (text: string) => void): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom);
  return {
    async send(mail) {
      if (!production) print(asPrinted(mail));
      return 'kept';
    },
    close: () => undefined,
  };
}

/** Names and addresses travel as parts, never as lines of a header: what stands in them cannot begin another one. */
function smtpMailer(url: string, from: string): Mailer {
  let transport: Transporter | undefined;
  return {
    async send({ to, subject, text, html }) {
      transport ??= await openTransport(url, from);
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers: automatic });
      return 'sent';
    },
    close: () => transport?.close(),
  };
}

/** Loaded with the first mail, so that no start waits for it. */
async function openTransport(url: string, from: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true }, { from });
}

/** Keeps out-of-office answers away (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

function asPrinted({ to, subject, text }: Mail): string {
  const line = '-'.repeat(72);
  return `\n${line}\nMail to ${to}, not sent because SMTP_URL is not set\n${subject}\n\n${text}\n${line}\n`;
}
