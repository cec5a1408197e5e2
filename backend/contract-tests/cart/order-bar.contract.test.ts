import { orderBar } from '../../../lib/contract/cart/order-bar.contract';
import { call, refusal, send } from '../support/client';
import { BUYER, add, buyer, emptyCart, firstDelivery, plentiful } from '../support/ordering';
import { shippingQuote } from '../../../lib/contract/cart/cart.contract';

it('has the same figures as the cart and the freight calls', async () => {
  const who = await buyer(BUYER);
  const { token, city, postcode } = who;
  const ask = () => call(orderBar, { token, body: { session: '' } });
  expect(await ask()).toMatchObject({ item_count: 0, counted_amount: 0, freight: null });
  const { sku } = await plentiful(token);
  const cart = await add(token, sku.id, 2);
  const { data } = await call(shippingQuote, { token, body: { session: '', suburb: city, postcode, country: 'AU' } });
  const cheapest = Math.min(...data.filter((option) => !option.is_pick_up).map(({ amount }) => amount));
  expect(await firstDelivery(who)).not.toBe('');
  expect(await ask()).toMatchObject({
    item_count: 2,
    counted_amount: cart.subtotal,
    minimum_amount: cart.minimum_amount,
    freight: { place: city, amount: cheapest },
    dispatch_by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await emptyCart(token);
});

it('is for customers only', async () => {
  expect(refusal(await send(orderBar, { body: { session: '' } }))).toMatchObject({ status: 401 });
});
