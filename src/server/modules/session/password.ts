import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of no password, so that an unknown user takes as long as a known one. */
const nobody = hash('there is no such user', cost);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether the password is the hash's. Without a hash it is not, and that takes as long to say. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash != null;
}
