import type { Transporter } from 'nodemailer';
import type { Config } from '../../config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How mail is to leave, as the settings say now. */
export interface MailSettings {
  /** The sender's name; the one of MAIL_FROM where it is empty. */
  readonly fromName: string;
  /** Where answers go; to the sender where it is empty. */
  readonly replyTo: string;
  /** Goes before SMTP_URL. */
  readonly smtpUrl: string | undefined;
}

/** How mail leaves the process. */
export interface Mailer {
  /**
   * `sent` once a mail server has taken the mail, `kept` where none is configured.
   * @throws the transport's error when the server does not take it
   */
  send(mail: Mail, settings: MailSettings): Promise<'sent' | 'kept'>;
  /**
   * Greets the mail server, and signs in to it where that is asked for. `off` where none is configured.
   * @throws the transport's error when that fails
   */
  check(settings: MailSettings): Promise<'ok' | 'off'>;
  close(): void;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'production'>;

/** Milliseconds to wait for a mail server at each step. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/**
 * A mailer over the mail server of the settings, else of `SMTP_URL`. Without one, mail is kept and, so that a start
 * without a mail server can be tried, printed through `print`; in production nothing is printed, because mails hold
 * links that open accounts.
 */
export function createMailer({ smtpUrl, mailFrom, production }: MailConfig, print: (text: string) => void): Mailer {
  const transports = currentTransport();
  return {
    async send({ to, subject, text, html }, settings) {
      const url = settings.smtpUrl ?? smtpUrl;
      if (!url) {
        if (!production) print(asPrinted({ to, subject, text }));
        return 'kept';
      }
      const transport = await transports.open(url);
      await transport.sendMail({
        from: sender(mailFrom, settings.fromName),
        ...(settings.replyTo && { replyTo: { name: '', address: settings.replyTo } }),
        // Names and addresses travel as parts, never as lines of a header: what stands in them cannot begin another one.
        to: { name: '', address: to },
        ...{ subject, text, html, headers: automatic },
      });
      return 'sent';
    },
    async check(settings) {
      const url = settings.smtpUrl ?? smtpUrl;
      if (!url) return 'off';
      await (await transports.open(url)).verify();
      return 'ok';
    },
    close: () => transports.close(),
  };
}

/** The transport to one mail server; another address closes it and opens the next. */
function currentTransport() {
  let current: { url: string; transport: Promise<Transporter> } | undefined;
  const close = () => void current?.transport.then((transport) => transport.close()).catch(() => undefined);
  return {
    close,
    open(url: string): Promise<Transporter> {
      if (current?.url !== url) {
        close();
        current = { url, transport: openTransport(url) };
      }
      return current.transport;
    },
  };
}

/** Loaded with the first mail, so that no start waits for it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
}

/** The sender of the configuration, under the name of the settings where they have one. */
function sender(mailFrom: string, name: string) {
  if (name === '') return mailFrom;
  return { name, address: /<([^>]*)>$/.exec(mailFrom)?.[1] ?? mailFrom };
}

/** Keeps out-of-office answers away (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

function asPrinted({ to, subject, text }: Omit<Mail, 'html'>): string {
  const line = '-'.repeat(72);
  return `\n${line}\nMail to ${to}, not sent because SMTP_URL is not set\n${subject}\n\n${text}\n${line}\n`;
}
