import 'server-only';
import { randomUUID } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { env } from '../../config/env';
import { spendOnce } from './one-time';

/**
 * The way round a captcha for browsers without scripts: the form comes back once, to be looked over and sent again,
 * with a sealed token that is good for this form, after a moment, for half an hour, once.
 */
const WORKS_SECONDS = 30 * 60;
/** Nobody reads a sentence faster. */
const LEAST_MS = 2_000;

const token = z.object({ confirms: z.string(), at: z.int(), nonce: z.string().min(16) });

export async function makeConfirmation(form: string, now = Date.now()): Promise<string> {
  return sealData(
    { confirms: form, at: now, nonce: randomUUID() },
    { password: env().SESSION_PASSWORD, ttl: WORKS_SECONDS },
  );
}

/** The token's own name, where it confirms this form and is not too fresh; null otherwise. */
export async function readConfirmation(seal: string, form: string, now = Date.now()): Promise<string | null> {
  if (seal === '' || seal.length > 2_000) return null;
  const { data } = token.safeParse(
    await unsealData<unknown>(seal, { password: env().SESSION_PASSWORD, ttl: WORKS_SECONDS }),
  );
  return data?.confirms === form && now - data.at >= LEAST_MS ? data.nonce : null;
}

/** Whether the token counts for this spender: the first. */
export async function spendConfirmation(nonce: string, spender: string): Promise<boolean> {
  return spendOnce(`confirmation:${nonce}`, spender);
}
