'use server';

import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { addressDisable, addressEnable } from '@/lib/contract/account/address';
import { userUpdate } from '@/lib/contract/account/user';
import { ok } from '@/lib/contract/common';
import { sessionWrite } from '@/lib/upstream/session-call';
import { isNotFound, unavailableState } from '@/lib/upstream/errors';
import { saveAddress } from './address';
import {
  type BookIntent,
  NEW_BOOK,
  NO_VALUES,
  type NewAddressState,
  USUAL_FIELD,
  readAddressForm,
  readBookForm,
} from './address-book-form';
import { failureOf } from '../failure';
import { formAction, failureState } from '../form-action';
import { formKey } from '../forms/form-key';
import { NEW_FORM, textOf } from '../form-state';
import { withUserInvalidation } from './update-user';

/** Reloads the user record each time: the platform may also change the default address. */
async function carryOut(intent: BookIntent, id: string): Promise<void> {
  await withUserInvalidation(async () => {
    if (intent === 'remove') await sessionWrite(addressDisable, { body: { id } });
    if (intent === 'restore' || intent === 'restore-usual') await sessionWrite(addressEnable, { body: { id } });
    if (intent === 'usual' || intent === 'restore-usual')
      await sessionWrite({ ...userUpdate, reply: ok }, { body: { current_address_id: id } });
  });
}

/** The buttons of the address book. Each can be undone: a removed address can be restored. */
export const changeBook = formAction({
  words: 'addressBook',
  empty: NEW_BOOK,
  run: async (_, { t, data, answer }) => {
    const wanted = readBookForm(data);
    if (!wanted) return answer({ message: t('gone') });
    await carryOut(wanted.intent, wanted.id);
    refresh();
    return answer({ outcome: { ...wanted, wasUsual: textOf(data, USUAL_FIELD) === wanted.id } });
  },
  failed: async (error, { t }) => {
    if (isNotFound(error)) return { message: t('gone') };
    const { message, fieldErrors } = await failureOf(error, routes.addresses);
    return { message: fieldErrors.current_address_id ?? message, ...unavailableState(error) };
  },
});

const emptyAddressForm: NewAddressState = { ...NEW_FORM, values: NO_VALUES, key: '', outcome: null };

/** Adds the typed address. The recipient's name stays in the form for the next one. */
export const addAddress = formAction({
  words: 'addressBook',
  empty: emptyAddressForm,
  hidden: z.object({ key: formKey }),
  keep: ({ key }, data) => ({ values: readAddressForm(data), key: formKey.safeParse(key).data ?? randomUUID() }),
  run: async ({ key }, { data, answer }) => {
    const values = readAddressForm(data);
    const saved = await withUserInvalidation(() => saveAddress(values, key));
    if (!saved.ok) return answer({ errors: saved.errors, message: saved.message });
    refresh();
    const { first_name, last_name, company } = values;
    return answer({
      values: { ...NO_VALUES, first_name, last_name, company },
      key: randomUUID(),
      outcome: saved.outcome,
    });
  },
  failed: failureState(routes.addresses),
});
