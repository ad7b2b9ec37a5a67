import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { readPackageSecret, readPackageSettings } from '../packages/service.ts';
import type { MailSettings } from './mailer.ts';
import type { MailSite } from './render.ts';

/** How mail is to leave now. @throws Error where the mail server's address cannot be decrypted */
export async function readMailSettings(context: Pick<Context, 'database' | 'secrets'>): Promise<MailSettings> {
  const { fromName, replyTo } = await readPackageSettings(context.database.db, 'mail');
  return { fromName, replyTo, smtpUrl: await readPackageSecret(context, 'mail', 'smtpUrl') };
}

/** What mails say of the site. */
export async function readMailSite(db: Db, { siteUrl: url }: Pick<Context, 'siteUrl'>): Promise<MailSite> {
  const { siteTitle, contactEmail } = await readPackageSettings(db, 'base');
  return { title: siteTitle, contact: contactEmail, url };
}

/** Whether mail can leave: `off` where no mail server is set. @throws what keeps it from leaving */
export async function checkMail(context: Pick<Context, 'database' | 'secrets' | 'mailer'>): Promise<'ok' | 'off'> {
  return context.mailer.check(await readMailSettings(context));
}
