import { randomUUID } from 'node:crypto';
import { apiRoot, operations } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';
import { paths, type RouteMeta } from '#web/paths.ts';
import { demoAnswers, pageBody, readJson, readScan, signInForApi, submitPage } from './scan.ts';

/** A page of the back-office, as the table of routes has it. */
export interface StaffRoute {
  readonly name: string;
  readonly pattern: string;
  readonly meta: RouteMeta;
}

type Headers = Readonly<Record<string, string>>;

/** Every page that only staff open. */
export const staffRoutes: readonly StaffRoute[] = Object.entries(paths)
  .map(([name, { pattern, meta }]) => ({ name, pattern, meta: meta as RouteMeta }))
  .filter(({ meta }) => meta.half === 'staff' && !meta.guest);

/** The flags that pages ask for, each once. */
export const routeFlags: readonly string[] = [...new Set(staffRoutes.flatMap(({ meta }) => meta.flag ?? []))].sort();

/**
 * A route's address. Where it is a record's, that of the first record that the caller's list gives; undefined where
 * that list is empty.
 */
export async function addressOf(route: StaffRoute, url: string, headers: Headers): Promise<string | undefined> {
  const parameter = route.pattern.match(/:\w+/)?.[0];
  if (!parameter) return route.pattern;
  const list = listOf(route);
  const { _data } = await readJson<{ _data: { id: number | string }[] }>(`${url}${apiRoot}/${list.path}`, { headers });
  const [first] = _data;
  return first && route.pattern.replace(parameter, String(first.id));
}

/** The address of a record that is to come, where the route's resource can make one. */
export function createAddressOf(route: StaffRoute): string | undefined {
  const parameter = route.pattern.match(/:id$/)?.[0];
  const canMake = parameter !== undefined && 'create' in resourceOf(route);
  return canMake ? route.pattern.replace(parameter, 'create') : undefined;
}

/** A user with a role of their own, which grants these flags and nothing else: the user's e-mail address. */
export async function makeHolder(url: string, flags: readonly string[]): Promise<string> {
  const name = `Holder ${randomUUID()}`;
  const email = `${randomUUID()}@example.com`;
  const role = await send<{ id: number }>(url, 'POST', 'catalog/roles', {
    ...{ name, homeRoute: paths.dashboard.pattern, enforceTwoFactor: false, featureFlags: {} },
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
  });
  await send(url, 'PUT', 'catalog/users/0', {
    ...{ firstname: 'Holder', lastname: flags[0] ?? 'of nothing', email, locale: 'en' },
    ...{ roleIds: [role.id], active: true, requiresTwoFactor: false },
  });
  return email;
}

/** Something to show on every page: a response, a group, a user with a message, a job and one that recurs. */
export async function makeRecords(url: string): Promise<void> {
  const survey = await readScan(url);
  const [first] = survey.surveyPage;
  if (!first) throw new Error('The scan has no pages');
  await submitPage(url, pageBody(survey, first, demoAnswers, null), randomUUID());
  await send(url, 'POST', 'catalog/groups', { name: `Team ${randomUUID()}` });
  await makeHolder(url, []);
  const job = { flow: 'report.abandoned', params: {} };
  await send(url, 'PUT', 'catalog/queue-job/0', job);
  await send(url, 'PUT', 'catalog/recurring-job/0', { ...job, name: 'Abandoned scans', cron: '0 7 * * *' });
}

async function send<T>(url: string, method: string, path: string, body: object): Promise<T> {
  const headers = { ...(await signInForApi(url)), 'content-type': 'application/json' };
  const request = { method, headers, body: JSON.stringify(body) };
  return (await readJson<{ _data: T }>(`${url}${apiRoot}/${path}`, request))._data;
}

function resourceOf({ name, meta }: StaffRoute): Readonly<Record<string, Operation>> {
  const resource = meta.activeTab ?? name;
  if (!(resource in operations)) throw new Error(`The route ${name} belongs to no resource`);
  return operations[resource as keyof typeof operations];
}

function listOf(route: StaffRoute): Operation {
  const { list } = resourceOf(route);
  if (!list) throw new Error(`The route ${route.name} has no list`);
  return list;
}
