import 'server-only';
import { createHash } from 'node:crypto';
import { headers } from 'next/headers';
import { visitorAddress } from '../../upstream/session/sign-in';
import { formKey } from './form-key';

/** Two of the same within this time, from the same browser at the same address, are one that was sent twice. */
const WINDOW_MS = 10 * 60_000;

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/**
 * The Idempotency-Key of something that was sent. Scripts give each form a key of its own. A page of the public view is
 * one file for everybody, so without scripts a form has none: then who sent it, what, and about when, stand for it. The
 * contents belong to the key either way: what was corrected after a reply got lost is another one.
 */
export async function submissionKey(typed: string, what: string, contents: string, now = Date.now()): Promise<string> {
  const key = formKey.safeParse(typed);
  if (key.success) return `${key.data}-${hashOf(what, contents)}`;
  const browser = (await headers()).get('user-agent') ?? '';
  return `auto-${hashOf(what, contents, await visitorAddress(), browser, String(Math.floor(now / WINDOW_MS)))}`;
}
