import 'server-only';
import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { env } from '../../config/env';
import { parseJson } from '../../domain/values/parse-json';
import { consumeOnce } from './one-time';

/** Takes a computer about half a second and a phone one or two: unnoticeable once, expensive thousands of times. */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 1_000;
const MIN_TRIES = 200;
const MAX_TRIES = 600;
const WORKS_MS = 30 * 60_000;
const MAX_LENGTH = 4_000;

interface Secrets {
  readonly hmacSignatureSecret: string;
  readonly hmacKeySignatureSecret: string;
}

/** Secrets that sign challenges, from a password of sessions. */
function secretsOf({ password }: { readonly password: string }): Secrets {
  const made = (use: string) => createHash('sha256').update(`captcha ${use}: ${password}`).digest('base64');
  return { hmacSignatureSecret: made('signature'), hmacKeySignatureSecret: made('key') };
}

/** A signed challenge for a browser; nothing is stored until it is solved. */
export async function makeChallenge(now = Date.now()): Promise<Challenge> {
  const [sealing] = env().SESSION_PASSWORD;
  const counter = randomInt(MIN_TRIES, MAX_TRIES);
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter,
    deriveKey,
    expiresAt: new Date(now + WORKS_MS),
    ...secretsOf(sealing),
  });
}

const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.int(),
    }),
    signature: z.string().min(1),
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string() }),
});

function readSolution(payload: string): z.infer<typeof solved> | null {
  if (payload === '' || payload.length > MAX_LENGTH) return null;
  return solved.safeParse(parseJson(Buffer.from(payload, 'base64').toString('utf8'))).data ?? null;
}

/** True if a browser has solved one of our challenges; each is valid for one `spender` only. */
export async function isSolved(payload: string, spender: string): Promise<boolean> {
  const read = readSolution(payload);
  if (!read) return false;
  // Earlier passwords stay valid during a rotation.
  for (const password of env().SESSION_PASSWORD) {
    const { verified } = await verifySolution({ ...read, deriveKey, ...secretsOf(password) });
    if (verified) return consumeOnce(`captcha:${read.challenge.signature}`, spender);
  }
  return false;
}
