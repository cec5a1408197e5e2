import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '../seal';
import { consumeOnce } from './one-time';

/**
 * Replaces the captcha for browsers without scripts: the form is shown again for review, with a sealed token. The token
 * is valid once, for this form, from a few seconds to half an hour later.
 */
const WORKS_SECONDS = 30 * 60;
/** A confirmation sent sooner comes from a script, not from a person. */
const MIN_MS = 2_000;

const token = z.object({ confirms: z.string(), at: z.int(), nonce: z.string().min(16) });

export async function makeConfirmation(form: string, now = Date.now()): Promise<string> {
  return seal({ confirms: form, at: now, nonce: randomUUID() }, WORKS_SECONDS);
}

/** The token's id, if it is for this form and not too new; otherwise null. */
export async function readConfirmation(sealed: string, form: string, now = Date.now()): Promise<string | null> {
  if (sealed === '' || sealed.length > 2_000) return null;
  const { data } = token.safeParse(await unseal(sealed, WORKS_SECONDS));
  return data?.confirms === form && now - data.at >= MIN_MS ? data.nonce : null;
}

/** True if this spender is the first to use the token. */
export async function spendConfirmation(nonce: string, spender: string): Promise<boolean> {
  return consumeOnce(`confirmation:${nonce}`, spender);
}
