import * as z from 'zod/mini';
import { one } from './envelope.ts';
import { defineOperation } from './operation.ts';
import { storableText } from './storable-text.ts';

const params = z.object({ userId: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) });
/** Asked again for every change: a stolen token must not be enough. Without it the answer is 403. */
const password = z.optional(storableText(1024));
const recoveryCodes = z.array(z.string());

/** What setting two-factor up starts from: a new secret in base32, and its `otpauth:` address for the QR picture. */
export const twoFactorSetUp = z.object({
  new_twofactor: z.string(),
  two_factor_string: z.string(),
  hasTwoFactor: z.boolean(),
});
export type TwoFactorSetUp = z.output<typeof twoFactorSetUp>;

/** Two-factor of the signed-in user; of anybody else it is as if absent. */
export const twoFactorOperations = {
  get: defineOperation({
    id: 'twoFactor.get',
    method: 'GET',
    path: 'two-factor/{userId}',
    summary: 'A new secret to set two-factor up with',
    access: 'signed-in',
    inPerson: true,
    params,
    response: one(twoFactorSetUp),
  }),
  save: defineOperation({
    id: 'twoFactor.save',
    method: 'POST',
    path: 'two-factor/{userId}',
    summary: 'Set two-factor up, or replace its secret, with a code that the new secret gives',
    access: 'signed-in',
    inPerson: true,
    params,
    body: z.object({
      twoFactorCode: z.string().check(z.maxLength(32)),
      twoFactorSecret: z.string().check(z.regex(/^[A-Z2-7]{32,128}$/)),
      password,
    }),
    response: one(z.object({ success: z.boolean(), message: z.string(), recoveryCodes: z.optional(recoveryCodes) })),
  }),
  disable: defineOperation({
    id: 'twoFactor.disable',
    method: 'POST',
    path: 'two-factor/{userId}/disable',
    summary: 'Switch two-factor off, where no role enforces it',
    access: 'signed-in',
    inPerson: true,
    params,
    body: z.object({ password }),
    response: one(z.object({ success: z.boolean(), message: z.string() })),
  }),
  renewRecoveryCodes: defineOperation({
    id: 'twoFactor.renewRecoveryCodes',
    method: 'POST',
    path: 'two-factor/{userId}/recovery-codes',
    summary: 'Ten new recovery codes in place of the old ones',
    access: 'signed-in',
    inPerson: true,
    params,
    body: z.object({ password }),
    response: one(z.object({ recoveryCodes })),
  }),
};
