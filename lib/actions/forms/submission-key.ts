import 'server-only';
import { createHash } from 'node:crypto';
import { headers } from 'next/headers';
import { visitorAddress } from '../../upstream/session/sign-in';
import { formKey } from './form-key';

/** Equal submissions from the same browser and address within this time count as one. */
const WINDOW_MS = 10 * 60_000;

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/**
 * The Idempotency-Key of a submission. Scripts give each form its own key. Public pages are cached for all visitors, so
 * without scripts the key is a hash of the sender, the contents and a time window. Either way it depends on the
 * contents: a corrected form is another submission.
 */
export async function submissionKey(typed: string, what: string, contents: string, now = Date.now()): Promise<string> {
  const key = formKey.safeParse(typed);
  if (key.success) return `${key.data}-${hashOf(what, contents)}`;
  const browser = (await headers()).get('user-agent') ?? '';
  return `auto-${hashOf(what, contents, await visitorAddress(), browser, String(Math.floor(now / WINDOW_MS)))}`;
}
