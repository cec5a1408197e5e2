import { frozen } from '../../domain/values/frozen';
import { completePromotion, takeCartKey, withCartContext } from './cart-context';

function jar(cookies: Record<string, string>) {
  return {
    get: (name: string) => (cookies[name] === undefined ? undefined : { name, value: cookies[name] }),
    getAll: () => Object.entries(cookies).map(([name, value]) => ({ name, value })),
  };
}

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});

const update = { path: '/sell/cart/cartUpdate' };
const full = jar({
  'stockist-cart': 'key-of-a-visitor',
  'stockist-promotion': Buffer.from('TEN; 50% OFF').toString('base64url'),
});

test("a cart call gets the visitor's key and the promotion code from cookies, regardless of the request", () => {
  expect(withCartContext(update, { id: '1', qty: 2, session: '' }, full)).toEqual({
    id: '1',
    qty: 2,
    session: 'key-of-a-visitor',
    promotion_code: 'TEN; 50% OFF',
  });
  expect(withCartContext(update, { id: '1', qty: 2, session: 'another-key' }, jar({}))).toEqual({
    id: '1',
    qty: 2,
    session: '',
    promotion_code: undefined,
  });
});

test('other calls are unchanged', () => {
  expect(withCartContext({ path: '/sell/cart/searchsku' }, { product: 'soap' }, full)).toEqual({ product: 'soap' });
  expect(withCartContext({ path: '/sell/address/create' }, { session: '' }, full)).toEqual({ session: '' });
  expect(withCartContext(update, undefined, full)).toBeUndefined();
});

test('a key in a reply is stored in the cookie and not exposed to scripts', () => {
  const taken = takeCartKey({ path: '/sell/cart/getCart' }, { items: [], sessionKey: 'a-new-key' }, jar({}));
  expect(taken.reply).toEqual({ items: [], sessionKey: '' });
  expect(taken.changes).toMatchObject([{ name: 'stockist-cart', value: 'a-new-key', options: { httpOnly: true } }]);
  expect(takeCartKey({ path: '/sell/cart/getCart' }, { sessionKey: 'key-of-a-visitor' }, full)).toEqual({
    reply: { sessionKey: '' },
    changes: [],
  });
  expect(takeCartKey({ path: '/sell/cart/getCart' }, { items: [], sessionKey: '' }, jar({})).changes).toEqual([]);
});

test("the key of a customer's own cart is not stored, for the next account's cart would get its lines", () => {
  const customer = jar({ stockist: 'sealed' });
  expect(takeCartKey({ path: '/sell/cart/getCart' }, { sessionKey: 'of-the-account' }, customer)).toEqual({
    reply: { sessionKey: '' },
    changes: [],
  });
});

const promotionOf = (reply: object, code?: string, path = '/sell/cart/getCart') =>
  completePromotion({ path }, { session: '', promotion_code: code }, frozen(reply));

test('a code applies where a platform tells only the discount, as in the specification', () => {
  const promotion = { code: 'TEN', applied: true, message: '' };
  expect(promotionOf({ discount_amount: 500 }, 'TEN')).toEqual({ discount_amount: 500, promotion });
  expect(promotionOf({ lines: [], cart: { discount_amount: 5 } }, 'TEN')).toMatchObject({ cart: { promotion } });
  expect(promotionOf({ discount_amount: 0 }, 'TEN')).toMatchObject({ promotion: { code: 'TEN', applied: false } });
  const told = { discount_amount: 0, promotion: { code: 'TEN', applied: true, message: 'Free freight.' } };
  expect(promotionOf({ ...told }, 'TEN')).toEqual(told);
});

test('no promotion is made up without a code, and for other replies', () => {
  for (const code of [undefined, ''])
    expect(promotionOf({ discount_amount: 500 }, code)).toEqual({ discount_amount: 500 });
  expect(promotionOf({ success: true }, 'TEN')).toEqual({ success: true });
  expect(promotionOf({ discount_amount: 5 }, 'TEN', '/sell/order/{id}')).toEqual({ discount_amount: 5 });
});
