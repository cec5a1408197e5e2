import { act, renderHook } from '@testing-library/react';
import type { CartControls } from '@/lib/browser/cart/cart.client';
import { type CartLine, EMPTY_CART } from '@/lib/domain/cart/cart';
import { useRemovedLine } from './use-removed-line';

const line: CartLine = {
  id: '1',
  slug: 'soap',
  name: 'Soap',
  options: '',
  skuId: '11',
  code: 'S',
  addons: [],
  qty: 12,
  price: 100,
  subtotal: 1200,
  available: 50,
  picture: null,
};
const add = jest.fn<ReturnType<CartControls['add']>, Parameters<CartControls['add']>>();

const controls = (more: Partial<CartControls>): CartControls => ({
  cart: EMPTY_CART,
  waiting: new Set(),
  errors: {},
  setQuantity: jest.fn(),
  forget: jest.fn(),
  flush: jest.fn(),
  refresh: jest.fn(),
  add,
  ...more,
});

function remove(more: Partial<CartControls>) {
  const hook = renderHook(({ now }) => useRemovedLine(controls(now), null), { initialProps: { now: {} } });
  act(() => hook.result.current.remove(line));
  hook.rerender({ now: more });
  return hook.result;
}

beforeEach(() => add.mockReset().mockResolvedValue({ ok: true, value: EMPTY_CART }));

it('restores what was removed', async () => {
  const hook = remove({});
  expect(hook.current.removed).toMatchObject({ name: 'Soap', qty: 12 });
  expect(await act(async () => hook.current.restore?.())).toBeNull();
  expect(add).toHaveBeenCalledWith({ sku: '11', qty: 12, addons: [] });
  expect(hook.current.removed).toBeNull();
});

it('says nothing of a line whose removal failed, and adds nothing to one that is still there', async () => {
  const failed = remove({ cart: { ...EMPTY_CART, lines: [line] }, errors: { 1: { kind: 'network' } } });
  expect(failed.current.removed).toBeNull();
  const slow = remove({ cart: { ...EMPTY_CART, lines: [line] } });
  expect(await act(async () => slow.current.restore?.())).toBeNull();
  expect(add).not.toHaveBeenCalled();
});

it('returns why it could not be restored', async () => {
  const error = { kind: 'refused', code: 'OUT_OF_STOCK', message: 'Gone.', fieldErrors: {}, retryAfter: null } as const;
  add.mockResolvedValue({ ok: false, error });
  const hook = remove({});
  expect(await act(async () => hook.current.restore?.())).toBe(error);
  expect(hook.current.removed).not.toBeNull();
});
