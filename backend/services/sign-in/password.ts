import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { limiter } from '../../system/limiter';

// OWASP's first choice: 19 MiB, two passes.
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hash of a random string, compared for an unknown account so that it takes as long as a known one. */
const NOBODY = hash(crypto.randomUUID(), COST);

const oneOfTwo = limiter(2);

export function hashPassword(password: string): Promise<string> {
  return oneOfTwo(() => hash(password, COST));
}

/** False for a wrong password and for an account without one; both take equally long. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const expected = stored ?? (await NOBODY);
  const same = await oneOfTwo(() => verify(expected, password));
  return same && stored !== null;
}
