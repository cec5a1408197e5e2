import { createTranslator } from 'next-intl';
import { type Messages, loadMessages } from '../../i18n/messages';
import { UpstreamError } from '../../upstream/errors';
import { NEW_FORM } from '../form-state';
import { updateCart } from './cart-lines';

let english: Messages;
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace?: 'cart' }) =>
    createTranslator({ locale: 'en', messages: english, namespace }),
}));
jest.mock('next/navigation', () => ({
  redirect: (address: string) => {
    throw new Error(`redirect ${address}`);
  },
}));
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers({ origin: 'http://localhost:3000' }),
}));

/** Calls in order, as `path id=qty`. */
const calls: string[] = [];
/** Fails the call before which it is reached. */
let failAt = Number.POSITIVE_INFINITY;
const EMPTY = { items: [], item_count: 0, subtotal: 0, total_amount: 0, payment_types: [] };
jest.mock('../../upstream/session-call', () => ({
  sessionWrite: async ({ path }: { path: string }, { body }: { body: { id?: string; qty?: number } }) => {
    if (calls.length >= failAt) throw new UpstreamError('unavailable', 'Network Error');
    if (path.endsWith('/saveForLater')) throw new UpstreamError('not-found', 'This line of your cart is gone.');
    calls.push(`${path.slice('/sell/cart/'.length)} ${body.id ?? ''}=${body.qty ?? ''}`);
    return EMPTY;
  },
}));

beforeAll(async () => {
  english = await loadMessages('en');
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});
beforeEach(() => {
  calls.length = 0;
  failAt = Number.POSITIVE_INFINITY;
});

/** Submits a cart whose lines had 1 piece each, with these quantities typed. */
async function submit(typed: Readonly<Record<string, string>>, button: Readonly<Record<string, string>> = {}) {
  const data = new FormData();
  for (const [id, qty] of Object.entries(typed)) {
    data.set(`was.${id}`, '1');
    data.set(`qty.${id}`, qty);
  }
  for (const [name, value] of Object.entries(button)) data.set(name, value);
  try {
    return await updateCart(NEW_FORM, data);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
}

it('saves what differs', async () => {
  expect(await submit({ a: '1', b: '5', c: '6' })).toBe('redirect /cart');
  expect(calls).toEqual(['cartUpdate b=5', 'cartUpdate c=6']);
});

it('saves the other typed quantities with a line’s own button too', async () => {
  expect(await submit({ a: '4', b: '5' }, { remove: 'a' })).toBe('redirect /cart');
  expect(calls).toEqual(['cartUpdate b=5', 'getCart =', 'cartRemove a=']);
  calls.length = 0;
  expect(await submit({ a: '400', b: '5' }, { use: 'a:12' })).toBe('redirect /cart');
  expect(calls).toEqual(['cartUpdate a=12', 'cartUpdate b=5']);
});

it('shows the cart without a line whose move to the list got no reply and is sent again', async () => {
  expect(await submit({ a: '4' }, { later: 'a', scripts: '1' })).toBe('redirect /cart');
});

it('opens the checkout once all typed quantities are saved', async () => {
  expect(await submit({ a: '4', b: '1' }, { intent: 'checkout' })).toBe('redirect /checkout');
  expect(calls).toEqual(['cartUpdate a=4']);
  expect(await submit({ a: 'x' }, { intent: 'checkout' })).toMatchObject({ values: { 'qty.a': 'x' } });
});

it('leaves the other quantities to the browser where it has sent them', async () => {
  expect(await submit({ a: '4', b: 'x' }, { remove: 'a', scripts: '1' })).toBe('redirect /cart');
  expect(calls).toEqual(['getCart =', 'cartRemove a=']);
});

it('does not go on to a line’s own button while something else is wrong', async () => {
  expect(await submit({ a: '4', b: 'x', c: '5' }, { remove: 'a' })).toMatchObject({ values: { 'qty.b': 'x' } });
  expect(calls).toEqual(['cartUpdate c=5']);
});

it('keeps what is wrong, and what was not sent when the platform failed', async () => {
  expect(await submit({ a: '2', b: 'x', c: '3' })).toMatchObject({
    values: { 'qty.b': 'x' },
    errors: { 'qty.b': english.cart.quantity['not-a-number'] },
    message: null,
  });
  calls.length = 0;
  failAt = 1;
  expect(await submit({ a: '2', b: '3', c: '4' })).toMatchObject({
    values: { 'qty.b': '3', 'qty.c': '4' },
    message: english.forms.networkError,
  });
});

it('saves the first hundred, keeps the rest and says so', async () => {
  const typed = Object.fromEntries(Array.from({ length: 103 }, (_, index) => [`l${index}`, '2']));
  const answer = await submit(typed);
  expect(calls).toHaveLength(100);
  expect(answer).toMatchObject({
    values: { 'qty.l100': '2', 'qty.l101': '2', 'qty.l102': '2' },
    message: '3 more quantities are not saved yet. Please save again.',
  });
});
