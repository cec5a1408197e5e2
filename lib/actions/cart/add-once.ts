import 'server-only';
import { createHash } from 'node:crypto';
import { ok } from '@/lib/contract/common';
import type { BodyOf } from '@/lib/contract/endpoint';
import { cartAdd } from '@/lib/contract/cart/cart.contract';
import { once } from '@/lib/upstream/idempotency/once';
import { sessionWrite } from '@/lib/upstream/session-call';
import { formKey } from '../forms/form-key';

/** Longer than a double click, or a retry at once, takes; shorter than going back and adding the same once more. */
const REPEAT_SECONDS = 10;

/**
 * Adds a line from a form without scripts, once for a double click, which sends it twice. The browser may show the same
 * form after going back: later it is added again. `typedKey` is the form's hidden key; without a valid one it is added
 * each time. @throws UpstreamError
 */
export async function addOnce(typedKey: string, line: Omit<BodyOf<typeof cartAdd>, 'session'>): Promise<void> {
  const add = async () => {
    await sessionWrite(cartAdd, { body: { ...line, session: '' } });
    return { success: true };
  };
  const key = formKey.safeParse(typedKey);
  if (!key.success) {
    await add();
    return;
  }
  const contents = createHash('sha256').update(JSON.stringify(line)).digest('base64url');
  // Only that it was added is remembered: a cart may be large.
  const submission = { key: `${key.data}-${contents}`, contents: '', keepSeconds: REPEAT_SECONDS };
  await once({ ...cartAdd, reply: ok }, submission, add);
}
