import 'server-only';
import { cookies } from 'next/headers';
import { currentSession } from '../../session/current';
import { type TypedForm, readTypedForm } from '../../session/cookies/typed-form';

/** What this browser typed into a form, and sent on to its payment, in the sign-in that it has now. */
export async function getTypedForm(form: string): Promise<TypedForm | null> {
  return readTypedForm(await cookies(), { form, owner: (await currentSession())?.sid ?? '' });
}
