import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import type { Actor } from '../../actor.ts';
import { firstOrder, listPage } from '../../db/list-query.ts';
import { byOf } from '../../http/by.ts';
import type { Context } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import { cancelJob, createJob, runJobNow, updateJob } from './change-jobs.ts';
import { listCommands, listFlows } from './flows.ts';
import { openFile } from './job-file.ts';
import type { Reader } from './presenter.ts';
import { getJob, listJobs } from './read-jobs.ts';
import * as recurring from './recurring.ts';
import { checkSchedule, nextRuns } from './schedule.ts';

const { queue, recurring: again } = operations;

interface Reading {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly context: Context;
}

const readerOf = ({ actor, locale, context }: Reading): Reader => ({ actor, locale, now: context.clock.now() });

export function queueRoutes(app: FastifyInstance): void {
  jobRoutes(app);
  recurringRoutes(app);
}

function jobRoutes(app: FastifyInstance): void {
  mount(app, queue.flows, async ({ actor, locale, query }) => {
    const rows = listFlows(actor, locale, firstOrder(query, queue.flows.list));
    return listPage(rows, rows.length, { page: 1, perPage: rows.length });
  });
  mount(app, queue.commands, async ({ actor, locale }) => ({ _data: listCommands(actor, locale) }));
  mount(app, queue.list, (call) => listJobs(call.db, readerOf(call), call.query));
  mount(app, queue.get, async (call) => ({ _data: await getJob(call.db, readerOf(call), call.params.id) }));
  mount(app, queue.create, async (call) => {
    const id = await createJob(call.db, call.body, byOf(call));
    app.jobs.nudge();
    return { _data: await getJob(call.db, readerOf(call), id) };
  });
  mount(app, queue.update, async (call) => {
    await updateJob(call.db, call.params.id, call.body, byOf(call));
    return { _data: await getJob(call.db, readerOf(call), call.params.id) };
  });
  mount(app, queue.run, async (call) => {
    await runJobNow(call.db, call.params.id, byOf(call));
    app.jobs.nudge();
    return { _data: await getJob(call.db, readerOf(call), call.params.id) };
  });
  mount(app, queue.cancel, async (call) => {
    await cancelJob(call.db, call.params.id, byOf(call));
    return { _data: await getJob(call.db, readerOf(call), call.params.id) };
  });
  mount(app, queue.file, async (call) => {
    const { db, context, params, reply } = call;
    const { name, parts } = await openFile(db, context.database.db, params.id, byOf(call));
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type('application/octet-stream').send(Readable.from(parts));
  });
}

function recurringRoutes(app: FastifyInstance): void {
  mount(app, again.list, (call) => recurring.listRecurring(call.db, readerOf(call), call.query));
  mount(app, again.preview, async ({ body, context, locale }) => {
    const now = context.clock.now();
    checkSchedule(body, now, locale);
    return { _data: { nextRuns: nextRuns(body, now, 3).map((moment) => moment.toISOString()) } };
  });
  mount(app, again.get, async (call) => ({
    _data: await recurring.getRecurring(call.db, readerOf(call), call.params.id),
  }));
  mount(app, again.create, async (call) => {
    const id = await recurring.createRecurring(call.db, call.body, byOf(call));
    return { _data: await recurring.getRecurring(call.db, readerOf(call), id) };
  });
  mount(app, again.update, async (call) => {
    await recurring.updateRecurring(call.db, call.params.id, call.body, byOf(call));
    return { _data: await recurring.getRecurring(call.db, readerOf(call), call.params.id) };
  });
  mount(app, again.remove, async (call) => {
    await recurring.removeRecurring(call.db, call.params.id, byOf(call));
    return { _data: { success: true } };
  });
  mount(app, again.run, async (call) => {
    const id = await recurring.runRecurringNow(call.db, call.params.id, byOf(call));
    app.jobs.nudge();
    return { _data: await getJob(call.db, readerOf(call), id) };
  });
}
