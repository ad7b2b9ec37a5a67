import { operations } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';

/**
 * The operations behind a react-admin resource. What an absent one would do, the back-office cannot do.
 * Methods and paths are the contract's, quirks included: an operation that creates at a path with an id
 * (`PUT catalog/users/{id}`, `POST base/tenants/{id}`) is called with id 0.
 */
export interface ResourceOperations {
  readonly list?: Operation;
  readonly get?: Operation;
  readonly create?: Operation;
  readonly update?: Operation;
  readonly remove?: Operation;
}

export type ResourceMap = Readonly<Record<string, ResourceOperations>>;

/** Every resource of the back-office. */
export const resources: ResourceMap = {
  // No create: responses come from visitors, page by page.
  responses: { list: operations.responses.list, get: operations.responses.get },
  tenants: operations.tenants,
  packages: { list: operations.packages.list },
  messages: { list: operations.messages.list, get: operations.messages.get },
  auditLog: { list: operations.auditLog.list, get: operations.auditLog.get },
  logs: operations.logs,
  roles: operations.roles,
  groups: operations.groups,
  users: operations.users,
  queue: { list: operations.queue.list, get: operations.queue.get, create: operations.queue.create },
  recurring: operations.recurring,
};

/** The operation that a react-admin action needs, which says who may do it. */
export function operationFor(map: ResourceMap, resource: string, action: string): Operation | undefined {
  const verb = verbs[action];
  return verb && map[resource]?.[verb];
}

const verbs: Readonly<Record<string, keyof ResourceOperations>> = {
  list: 'list',
  show: 'get',
  create: 'create',
  edit: 'update',
  delete: 'remove',
};
