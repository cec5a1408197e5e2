'use server';

import { cookies } from 'next/headers';
import { refresh } from 'next/cache';
import { env } from '@/lib/config/env';
import { SHELF_PRICES } from '@/lib/config/shelf-addresses';
import { getUser } from '@/lib/data/viewer';
import { SHELF_COOKIE, type RetailPriceSettings, readTimes } from '@/lib/domain/account/shelf-prices';
import { ROUNDINGS } from '@/lib/domain/account/shelf-rule';
import { formAction, failureState } from '../form-action';
import { fieldsUnder, textOf } from '../form-state';
import { CATEGORY_PREFIX, NEW_SHELF, TIMES_FIELD } from './shelf-prices-form';

const YEAR_SECONDS = 31_536_000;

/** Stores the customer's shelf-price rules in a cookie. A category without a value uses the general multiplier. */
export const saveShelfPrices = formAction({
  words: 'shelfPrices',
  empty: NEW_SHELF,
  keep: (typed) => ({ values: typed }),
  run: async (_, { t, data, answer }) => {
    const times = readTimes(textOf(data, TIMES_FIELD));
    const typed = fieldsUnder(data, CATEGORY_PREFIX).filter(({ value }) => value.trim() !== '');
    const own = typed.map(({ name, value }) => [name, readTimes(value)] as const);
    const wrong = [
      ...(times === null ? [TIMES_FIELD] : []),
      ...own.flatMap(([name, value]) => (value === null ? [`${CATEGORY_PREFIX}${name}`] : [])),
    ];
    if (times === null || wrong.length > 0)
      return answer({ errors: Object.fromEntries(wrong.map((name) => [name, t('wrong')])) });
    const user = await getUser();
    if (!user) return answer({ message: t('ended') });
    const settings: RetailPriceSettings = {
      customer: user.id,
      on: textOf(data, 'on') === '1',
      times,
      categories: Object.fromEntries(own.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
      rounding: ROUNDINGS.find((one) => one === textOf(data, 'rounding')) ?? 'none',
    };
    const options = { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true } as const;
    const secure = env().APP_ORIGIN.startsWith('https:');
    (await cookies()).set(SHELF_COOKIE, JSON.stringify(settings), { ...options, secure });
    refresh();
    return answer({ outcome: 'saved' });
  },
  failed: failureState(SHELF_PRICES),
});
