import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { mount, readBearer } from '../../http/mount.ts';
import { originOf } from '../audit/service.ts';
import { changePassword, readProfile, updateProfile } from './account.ts';
import { loginAs } from './impersonation.ts';
import { endOwnSession, extendSession, listOwnSessions } from './own-sessions.ts';
import { disableTwoFactor, newSetUp, renewOwnRecoveryCodes, saveTwoFactor } from './own-two-factor.ts';
import { refresh } from './refresh.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const { session, account, twoFactor } = operations;

/** For what refuses a guess and still counts it, and for what hashes passwords, which nobody should wait for. */
const ownTransactions = { ownTransactions: true };
const done = { _data: { success: true } };

export function sessionRoutes(app: FastifyInstance): void {
  mount(app, session.login, ({ body, context, locale, request }) => {
    return signIn(context, body, readBearer(request.headers.authorization), { locale, origin: originOf(request) });
  });
  mount(app, session.logout, async ({ context, request }) => {
    await signOut(context, readBearer(request.headers.authorization), { origin: originOf(request) });
    return done;
  });
  mount(app, session.refresh, ({ body, context, request }) => refresh(context, body, { origin: originOf(request) }));
  mount(
    app,
    session.loginAs,
    ({ body, context, actor, request }) => loginAs(context, actor, body, { origin: originOf(request) }),
    ownTransactions,
  );
  mount(app, session.resetPassword, ({ body, context, locale, request }) => {
    return resetPassword(context, body, { locale, origin: originOf(request) });
  });
  mount(app, session.profile, async ({ actor, context }) => ({ _data: await readProfile(context, actor) }));
  accountRoutes(app);
  twoFactorRoutes(app);
}

function accountRoutes(app: FastifyInstance): void {
  mount(app, account.update, async ({ db, body, context, actor, locale, request }) => {
    return { _data: await updateProfile(db, context, body, { actor, locale, origin: originOf(request) }) };
  });
  mount(
    app,
    account.changePassword,
    async ({ body, context, actor, locale, request }) => {
      await changePassword(context, body, { actor, locale, origin: originOf(request) });
      return done;
    },
    ownTransactions,
  );
  mount(app, account.sessions, ({ db, query, context, actor }) => listOwnSessions(db, context, actor, query));
  mount(app, account.endSession, async ({ db, params, context, actor, request }) => {
    await endOwnSession(db, context, params.id, { actor, origin: originOf(request) });
    return done;
  });
  mount(
    app,
    account.extendSession,
    async ({ body, context, actor, locale, request }) => {
      return { _data: { token: await extendSession(context, body, { actor, locale, origin: originOf(request) }) } };
    },
    ownTransactions,
  );
}

function twoFactorRoutes(app: FastifyInstance): void {
  mount(app, twoFactor.get, async ({ params, context, actor, locale, request }) => {
    return { _data: await newSetUp(context, params.userId, { actor, locale, origin: originOf(request) }) };
  });
  mount(
    app,
    twoFactor.save,
    async ({ params, body, context, actor, locale, request }) => {
      const caller = { actor, locale, origin: originOf(request) };
      return { _data: await saveTwoFactor(context, params.userId, body, caller) };
    },
    ownTransactions,
  );
  mount(
    app,
    twoFactor.disable,
    async ({ params, body, context, actor, locale, request }) => {
      const caller = { actor, locale, origin: originOf(request) };
      return { _data: await disableTwoFactor(context, params.userId, body, caller) };
    },
    ownTransactions,
  );
  mount(
    app,
    twoFactor.renewRecoveryCodes,
    async ({ params, body, context, actor, locale, request }) => {
      const caller = { actor, locale, origin: originOf(request) };
      return { _data: { recoveryCodes: await renewOwnRecoveryCodes(context, params.userId, body, caller) } };
    },
    ownTransactions,
  );
}
