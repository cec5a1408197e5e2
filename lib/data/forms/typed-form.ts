import 'server-only';
import { cookies } from 'next/headers';
import { currentSession } from '../../session/current';
import { type TypedForm, readTypedForm } from '../../session/cookies/typed-form';

/** The form that this browser submitted before its payment, in the current session. */
export async function getTypedForm(form: string): Promise<TypedForm | null> {
  return readTypedForm(await cookies(), { form, owner: (await currentSession())?.sid ?? '' });
}
