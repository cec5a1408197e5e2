import type { Cart } from '../../contract/cart/cart';
import { getCheckout } from './checkout';

const mockAsked: unknown[] = [];
let mockPromotion: Cart['promotion'] = null;

jest.mock('../../upstream/session-call', () => ({
  sessionCall: async ({ path }: { path: string }, input?: { body: { promotion_code?: string } }) => {
    if (!path.endsWith('/getCart')) return { data: [] };
    mockAsked.push(input?.body.promotion_code);
    return mockCart();
  },
}));

function mockCart(): Cart {
  return {
    item_count: 0,
    items: [],
    subtotal: 0,
    sessionKey: '',
    all_in_stock: true,
    discount_amount: 0,
    surcharge_amount: 0,
    total_amount: 0,
    total_tax: 0,
    credit_balance: 0,
    credit_amount: 0,
    payable_amount: 0,
    payment_types: [],
    promotion: mockPromotion,
    minimum_includes_gst: false,
  };
}

const choose = async (promotion: string | undefined, reply: Cart['promotion']) => {
  mockAsked.length = 0;
  mockPromotion = reply;
  const { choice } = await getCheckout({ address: '', shipping: '', gateway: '', useCredit: false, promotion }, null);
  return [...mockAsked, choice.promotion];
};

const applied = { code: 'TEN', applied: true, message: '' };

test('without a choice the code that came back with the cart is chosen, and a typed one or none stays', async () => {
  expect(await choose(undefined, applied)).toEqual([undefined, 'TEN']);
  expect(await choose(undefined, null)).toEqual([undefined, '']);
  expect(await choose(' ten ', { ...applied, applied: false })).toEqual(['ten', 'ten']);
  expect(await choose('', null)).toEqual(['', '']);
});
