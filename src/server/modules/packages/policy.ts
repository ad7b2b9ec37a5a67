import { covers } from '#contract/flags.ts';
import type { Locale } from '#contract/locale.ts';
import type { PackageName } from '#contract/packages.ts';
import type { Actor } from '../../actor.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';

/**
 * Keeps the mail server from whoever may do less than everything: who names it reads every link to a new password.
 * @throws HttpProblem 422 at the setting
 */
export function refuseMailServer(
  { flags }: Pick<Actor, 'flags'>,
  name: PackageName,
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
): void {
  if (name !== 'mail' || !Object.hasOwn(values, 'smtpUrl') || covers(flags, { '*': true })) return;
  throw new HttpProblem(422, 'invalid', { errors: { smtpUrl: [message(locale, 'mailServerNotYours')] } });
}
