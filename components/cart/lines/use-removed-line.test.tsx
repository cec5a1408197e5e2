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
  minQty: 1,
  qtyStep: 1,
  extrasGone: false,
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
  const hook = renderHook(() => useRemovedLine(controls(more), null));
  act(() => hook.result.current.remove(line));
  return hook.result;
}

beforeEach(() => add.mockReset().mockResolvedValue({ ok: true, value: EMPTY_CART }));

it('restores what was removed, unless it turns out to be in the cart', async () => {
  const hook = remove({});
  expect(hook.current.removed).toMatchObject({ name: 'Soap', qty: 12 });
  expect(await act(async () => hook.current.restore?.())).toBeNull();
  expect(add).toHaveBeenCalledWith({ sku: '11', qty: 12, addons: [] }, expect.any(String), '1');
  expect(hook.current.removed).toBeNull();
});

it('forgets a line whose removal failed, also when another change of it succeeds', () => {
  const hook = renderHook(({ now }) => useRemovedLine(controls(now), null), {
    initialProps: { now: {} as Partial<CartControls> },
  });
  act(() => hook.result.current.remove(line));
  // An error of an earlier quantity says nothing of the removal that is on its way.
  hook.rerender({ now: { errors: { 1: { kind: 'network' } }, waiting: new Set(['1']) } });
  expect(hook.result.current.removed).not.toBeNull();
  hook.rerender({ now: { errors: { 1: { kind: 'network' } } } });
  expect(hook.result.current.removed).toBeNull();
  hook.rerender({ now: {} });
  expect(hook.result.current.removed).toBeNull();
});

it('restores under the same key after a lost reply', async () => {
  add.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
  const hook = remove({});
  for (let time = 0; time < 2; time += 1) await act(async () => hook.current.restore?.());
  expect(add.mock.calls[1]).toEqual(add.mock.calls[0]);
});

it('returns why it could not be restored', async () => {
  const error = { kind: 'refused', code: 'OUT_OF_STOCK', message: 'Gone.', fieldErrors: {}, retryAfter: null } as const;
  add.mockResolvedValue({ ok: false, error });
  const hook = remove({});
  expect(await act(async () => hook.current.restore?.())).toBe(error);
  expect(hook.current.removed).not.toBeNull();
});
