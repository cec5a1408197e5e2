import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { FormState } from '../form-state';

/**
 * Continues after the session has changed. With scripts the browser loads the page, because Next would render it into
 * this response without cookies of another path, such as the checkout's draft, and its router would reuse stale
 * entries.
 */
export async function goOn(state: FormState, to: string): Promise<FormState> {
  const sent = await headers();
  if (!sent.has('next-action') && !sent.has('x-csrf')) redirect(to);
  return { ...state, goTo: to };
}
