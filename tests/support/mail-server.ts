import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it, its envelope and its parsed content. */
export interface ReceivedMail {
  /** Of the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Email['headers'];
  /** Every byte that travelled. */
  readonly raw: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** What it has taken, oldest first. */
  readonly messages: readonly ReceivedMail[];
  /** How many deliveries were tried, the refused ones too. */
  readonly tried: number;
  /** Refuses the next so many deliveries with a temporary error. */
  refuseNext(deliveries: number): void;
  /** Takes so many milliseconds over each delivery from now on. */
  slowDown(milliseconds: number): void;
  /** The first mail that fits, once it is there. */
  waitFor(fits: (mail: ReceivedMail) => boolean, limit?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** The address of a mail's secret link. */
export function resetLinkIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const link = /https?:\/\/\S+\/forgot-password\/[\w-]+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link to set a password in:\n${text}`);
  return link;
}

/** A real SMTP server on a free loopback port, whose mailboxes are an array. */
export async function startMailServer(): Promise<MailServer> {
  const messages: ReceivedMail[] = [];
  const counts = { tried: 0, refuse: 0, pause: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        counts.tried += 1;
        if (counts.refuse > 0) {
          counts.refuse -= 1;
          done(Object.assign(new Error('Mailbox is busy, try again later'), { responseCode: 451 }));
          return;
        }
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        PostalMime.parse(raw).then(({ subject = '', text = '', html = '', headers }) => {
          const from = mailFrom ? mailFrom.address : '';
          messages.push({
            from,
            to: rcptTo.map(({ address }) => address),
            subject,
            text,
            html,
            headers,
            raw: `${raw}`,
          });
          setTimeout(done, counts.pause);
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (!address || typeof address !== 'object') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    get tried() {
      return counts.tried;
    },
    refuseNext(deliveries) {
      counts.refuse = deliveries;
    },
    slowDown(milliseconds) {
      counts.pause = milliseconds;
    },
    async waitFor(fits, limit = 15_000) {
      const deadline = Date.now() + limit;
      while (Date.now() < deadline) {
        const found = messages.find(fits);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`No such mail came within ${limit} ms. There are: ${messages.map(({ subject }) => subject)}`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
