'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { reorder } from '@/lib/contract/buying/order';
import { newsOf } from '@/lib/domain/buying/cart-news';
import { rememberNews } from '@/lib/session/kept/cart-news';
import { readSession, writeChanges } from '@/lib/session/cookie';
import { sessionWrite } from '@/lib/upstream/session-call';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { formKey } from '../form/form-key';
import { type FormState, expectForm, textOf } from '../form-state';

/** Puts an order's goods into the cart again, once per form, and leads there: the cart tells what could not be added. */
export async function orderAgain(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'orders' });
  const refused = (message: string): FormState => ({ values: {}, errors: {}, message, attempt: previous.attempt + 1 });
  const id = textOf(data, 'order').slice(0, 200);
  const key = formKey.safeParse(textOf(data, 'key'));
  if (id === '' || !key.success || (await isForeignRequest())) return refused(t('foreignRequest'));
  try {
    const { changes } = await sessionWrite(reorder, { params: { id } }, { idempotencyKey: key.data });
    const jar = await cookies();
    const session = await readSession(jar);
    if (session) writeChanges(jar, await rememberNews(newsOf('reorder', changes), session.sid));
  } catch (error) {
    return refused((await failureOf(error, routes.order(id))).message);
  }
  redirect(routes.cart);
}
