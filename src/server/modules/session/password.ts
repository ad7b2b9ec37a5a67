import { availableParallelism } from 'node:os';
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
  const against = passwordHash ?? (await nobody);
  const matches = await oneOfFew(() => verify(against, password));
  return matches && passwordHash != null;
}

/** Hashing runs on the pool of threads that files and compression share; it never gets all four of them. */
const most = Math.min(3, availableParallelism());
const waiting: (() => void)[] = [];
let running = 0;

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // Whoever waits takes the place over, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
