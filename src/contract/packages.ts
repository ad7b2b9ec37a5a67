import * as z from 'zod/mini';
import { one } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** The settings of signing in. */
export const sessionSettings = z.object({
  /** Characters that a new password has at least; from 8 on, passwords that are easy to guess are refused too. */
  passwordMinLength: z._default(z.int().check(z.gte(4), z.lte(64)), 4),
});
export type SessionSettings = z.output<typeof sessionSettings>;

/** Every package with settings, and their schema; the form for them is made from it. */
export const packageSettings = { session: sessionSettings } as const;
export type PackageName = keyof typeof packageSettings;

const params = z.object({ name: z.enum(Object.keys(packageSettings) as [PackageName, ...PackageName[]]) });
const settings = one(
  z.object({
    name: z.string(),
    /** JSON Schema of `values`. */
    schema: z.record(z.string(), z.unknown()),
    values: z.record(z.string(), z.unknown()),
  }),
);

export const packageOperations = {
  get: defineOperation({
    id: 'packages.get',
    method: 'GET',
    path: 'settings/packages/{name}',
    summary: 'The settings of a package, with their JSON Schema',
    access: { flag: 'packageManagement.show' },
    params,
    response: settings,
  }),
  update: defineOperation({
    id: 'packages.update',
    method: 'PUT',
    path: 'settings/packages/{name}',
    summary: 'Change settings of a package; those that are left out stay',
    access: { flag: 'packageManagement.edit', everyTenant: true },
    params,
    body: z.record(z.string(), z.unknown()),
    response: settings,
  }),
};
