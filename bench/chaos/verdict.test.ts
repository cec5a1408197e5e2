import type { Attempt } from './customer';
import { type Placed, checksOf } from './verdict';

const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  reference: 'a-1',
  qty: 2,
  gateway: 'account',
  acknowledged: '7',
  sent: 1,
  last: '',
  ...change,
});
const placed = (change: Partial<Placed> = {}): Placed => ({
  id: '7',
  reference: 'a-1',
  qty: 2,
  payments: ['pending'],
  mails: 1,
  ...change,
});
const broken = (attempts: readonly Attempt[], orders: readonly Placed[]) =>
  checksOf(attempts, orders)
    .filter((check) => check.broken.length > 0)
    .map(({ name }) => name);

it('finds nothing when every order is right', () => {
  expect(broken([attempt()], [placed()])).toEqual([]);
  expect(broken([attempt({ gateway: 'card' })], [placed({ payments: ['paid'] })])).toEqual([]);
});

it.each<[string, Attempt, Placed[]]>([
  ['an acknowledged order is there, under the number that was told', attempt(), []],
  ['an acknowledged order is there, under the number that was told', attempt(), [placed({ id: '8' })]],
  ['no order is there twice', attempt(), [placed(), placed({ id: '8' })]],
  ['an order has what was in the cart, no more and no less', attempt(), [placed({ qty: 4 })]],
  ['an order by card that was acknowledged is paid', attempt({ gateway: 'card' }), [placed()]],
  ['an order on invoice is not paid', attempt(), [placed({ payments: ['paid'] })]],
  ['each order has one payment, no more and no less', attempt(), [placed({ payments: [] })]],
  ['each order has one payment, no more and no less', attempt(), [placed({ payments: ['pending', 'pending'] })]],
  [
    'each order has one payment, no more and no less',
    attempt({ gateway: 'card' }),
    [placed({ payments: ['paid', 'paid'] })],
  ],
  ['every order is one that somebody wanted', attempt(), [placed(), placed({ id: '3', reference: '' })]],
  ['every order is one that somebody wanted', attempt(), [placed(), placed({ id: '3', reference: 'b-1' })]],
  ['each order is confirmed by an e-mail', attempt(), [placed({ mails: 0 })]],
  ['no order is confirmed twice', attempt(), [placed({ mails: 2 })]],
  ['everybody was answered in the end', attempt({ acknowledged: null }), [placed()]],
])('finds what breaks: %s', (name, one, orders) => expect(broken([one], orders)).toEqual([name]));
