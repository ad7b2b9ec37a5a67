import type { AuditLogEntry } from '#contract/audit-log.ts';
import { paths, type RouteMeta } from '#web/paths.ts';
import { can } from '#web/session/permissions.ts';

/** Where records of a kind are; of what has no page of its own there is nothing. */
const pages: Readonly<Record<string, { readonly pattern: string; readonly meta: RouteMeta }>> = {
  user: paths.user,
  role: paths.role,
  group: paths.group,
  tenant: paths.tenant,
  package: paths.package,
  response: paths.response,
  message: paths.message,
  job: paths.job,
  'recurring-job': paths.recurringJob,
};

/** The page of the record that a row is about; undefined where it has none, is gone, or is not the reader's to open. */
export function recordPath({ entity, entityId, action }: AuditLogEntry): string | undefined {
  const page = Object.hasOwn(pages, entity) ? pages[entity] : undefined;
  const isOpen = page?.meta.flag === undefined || can(page.meta.flag);
  if (!page || !isOpen || entityId === null || action === 'delete') return undefined;
  return page.pattern.replace(/:\w+/, encodeURIComponent(entityId));
}
