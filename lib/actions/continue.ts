import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { FormState } from './form-state';

/**
 * Continues at another page, after the session has changed or for a payment. With scripts the browser loads it: Next
 * would render a page of ours into this response without cookies of another path, such as the checkout's draft, its
 * router would reuse stale entries, and it renders a form that redirects anew, empty for who comes back to it.
 */
export async function goOn<State extends FormState>(state: State, to: string): Promise<State> {
  const sent = await headers();
  if (!sent.has('next-action') && !sent.has('x-csrf')) redirect(to);
  return { ...state, goTo: to };
}
