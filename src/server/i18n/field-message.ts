import type * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';
import { type MessageName, message } from './message.ts';

/** As zod writes the protocol of an address that a mail server has. */
const smtpProtocol = '^smtps?$';

/** What is wrong with a field, as a person reads it; the wording of specification section 5 where it has one. */
export function fieldMessage(locale: Locale, issue: z.core.$ZodIssue): string {
  const [name, params] = read(issue);
  return message(locale, name, params);
}

/** What is wrong by field, the first of each. */
export function fieldMessages(locale: Locale, { issues }: z.core.$ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) errors[issue.path.join('.')] ??= [fieldMessage(locale, issue)];
  return errors;
}

function read(issue: z.core.$ZodIssue): [MessageName, Record<string, string | number>?] {
  if (issue.code === 'too_small') {
    const count = Number(issue.minimum);
    if (issue.origin === 'string') return count <= 1 ? ['fieldRequired'] : ['fieldMinLength', { count }];
    return ['fieldAtLeast', { count }];
  }
  if (issue.code === 'too_big') {
    return [issue.origin === 'string' ? 'fieldMaxLength' : 'fieldAtMost', { count: Number(issue.maximum) }];
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return ['emailInvalid'];
  if (issue.code === 'invalid_format' && issue.pattern === smtpProtocol) return ['smtpUrlInvalid'];
  if (issue.code === 'invalid_type' && issue.expected === 'int') return ['fieldInteger'];
  if (issue.code === 'invalid_type' && issue.expected === 'number') return ['fieldNumber'];
  return [issue.code === 'invalid_format' ? 'fieldPattern' : 'fieldInvalid'];
}
