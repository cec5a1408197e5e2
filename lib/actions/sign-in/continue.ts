import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { FormState } from '../form-state';

/**
 * Leads on once the session has changed. With scripts the browser loads the page anew: Next would render it into this
 * very reply, without cookies of another path such as the checkout's draft, and keep what its router knew of the time
 * before.
 */
export async function goOn(state: FormState, to: string): Promise<FormState> {
  if (!(await headers()).has('next-action')) redirect(to);
  return { ...state, goTo: to };
}
