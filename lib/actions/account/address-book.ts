'use server';

import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { addressDisable, addressEnable } from '@/lib/contract/buying/address';
import { userUpdate } from '@/lib/contract/account/user';
import { sessionWrite } from '@/lib/upstream/session-call';
import { isNotFound, unavailability } from '@/lib/upstream/errors';
import { saveAddress } from './address';
import {
  type BookIntent,
  type BookState,
  type NewAddressState,
  NO_VALUES,
  USUAL_FIELD,
  readAddressForm,
  readBookForm,
} from './address-book-form';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { formKey } from '../form/form-key';
import { expectForm, textOf } from '../form-state';
import { changingUser } from './update-user';

/** A platform may move the mark of the usual address as well: the record counts as changed each time. */
async function carryOut(intent: BookIntent, id: string): Promise<void> {
  await changingUser(async () => {
    if (intent === 'remove') await sessionWrite(addressDisable, { body: { id } });
    if (intent === 'restore' || intent === 'restore-usual') await sessionWrite(addressEnable, { body: { id } });
    if (intent === 'usual' || intent === 'restore-usual')
      await sessionWrite(userUpdate, { body: { current_address_id: id } });
  });
}

/** The buttons of the address book. None of them loses anything: a removed address can be used again. */
export async function changeBook(previous: BookState, data: FormData): Promise<BookState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'addressBook' });
  const answer = (message: string | null, done: BookState['done'] = null): BookState => ({
    values: {},
    errors: {},
    message,
    done,
    attempt: previous.attempt + 1,
  });
  if (await isForeignRequest()) return answer(t('foreignRequest'));
  const wanted = readBookForm(data);
  if (!wanted) return answer(t('gone'));
  try {
    await carryOut(wanted.intent, wanted.id);
    refresh();
    return answer(null, { ...wanted, wasUsual: textOf(data, USUAL_FIELD) === wanted.id });
  } catch (error) {
    if (isNotFound(error)) return answer(t('gone'));
    const { message, fieldErrors } = await failureOf(error, routes.addresses);
    return { ...answer(fieldErrors.current_address_id ?? message), ...unavailability(error) };
  }
}

/** Adds what was typed. The name of the recipient stays in the form, for the next one. */
export async function addAddress(previous: NewAddressState, data: FormData): Promise<NewAddressState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'addressBook' });
  const values = readAddressForm(data);
  const key = formKey.safeParse(textOf(data, 'key'));
  const answer = (rest: Partial<NewAddressState>): NewAddressState => ({
    values,
    key: key.data ?? randomUUID(),
    errors: {},
    message: null,
    outcome: null,
    attempt: previous.attempt + 1,
    ...rest,
  });
  if (!key.success || (await isForeignRequest())) return answer({ message: t('foreignRequest') });
  try {
    const saved = await changingUser(() => saveAddress(values, key.data));
    if (!saved.ok) return answer({ errors: saved.errors, message: saved.message });
    refresh();
    const { first_name, last_name, company } = values;
    return answer({
      values: { ...NO_VALUES, first_name, last_name, company },
      key: randomUUID(),
      outcome: saved.outcome,
    });
  } catch (error) {
    return answer({ message: (await failureOf(error, routes.addresses)).message, ...unavailability(error) });
  }
}
