import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { type PackageName, packageSettings } from '#contract/packages.ts';
import { listPage } from '../../db/list-query.ts';
import { packageSetting } from '../../db/schema.ts';
import { mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { originOf } from '../audit/service.ts';
import { changePackageSettings } from './change-settings.ts';
import { refuseMailServer } from './policy.ts';
import { presentPackageForm, presentPackages } from './present.ts';
import { findPackageRow } from './read-settings.ts';

const { list, get, update } = operations.packages;

export function packageRoutes(app: FastifyInstance): void {
  mount(app, list, async ({ db, context, locale }) => {
    const packages = presentPackages(await db.select().from(packageSetting), context.version, locale);
    return listPage(packages, packages.length, { page: 1, perPage: packages.length });
  });
  mount(app, get, async ({ db, params }) => {
    const name = knownName(params.name);
    return { _data: presentPackageForm(name, await findPackageRow(db, name)) };
  });
  mount(app, update, async ({ db, params, body, actor, locale, context, request }) => {
    const name = knownName(params.name);
    refuseMailServer(actor, name, body.values, locale);
    const by = { actor, origin: originOf(request), secrets: context.secrets };
    const row = await changePackageSettings(db, context.clock.now(), { name, locale, ...body }, by);
    return { _data: presentPackageForm(name, row) };
  });
}

/** @throws HttpProblem 404 for a package that is not there */
function knownName(name: string): PackageName {
  if (!Object.hasOwn(packageSettings, name)) throw new HttpProblem(404, 'notFound');
  return name as PackageName;
}
