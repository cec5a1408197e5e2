import type { OrderBar } from '@/lib/domain/cart/order-bar';
import { templates } from '@/lib/i18n/client-words';
import { loadMessages } from '@/lib/i18n/messages';
import { type BarTemplates, barText, barWords } from './bar-words';

const FACTS: OrderBar = {
  itemCount: 4,
  countedAmount: 21_200,
  minimumAmount: 30_000,
  minimumIncludesGst: false,
  freeFreightMissing: null,
  freight: { place: 'Newcastle', amount: 1_400 },
  dispatchBy: '2026-11-24',
  christmasBy: null,
};

let sentences: BarTemplates;
beforeAll(async () => {
  sentences = templates('en', (await loadMessages('en')).orderBar);
});

const say = (facts: Partial<OrderBar>) => barText(barWords({ ...FACTS, ...facts }, sentences, 'en'));

test('shows the whole line', () => {
  expect(say({})).toBe('$212.00 of $300.00 · freight to Newcastle $14.00 · dispatched by Tue 24 Nov');
});

test('omits unknown figures', () => {
  expect(say({ freight: null, dispatchBy: null })).toBe('$212.00 of $300.00');
});

test('shows the last day for Christmas once the minimum is reached', () => {
  expect(say({ countedAmount: 41_200, christmasBy: '2026-12-10', dispatchBy: null })).toBe(
    '$412.00 · freight to Newcastle $14.00 · for Christmas, order by Thu 10 Dec',
  );
});

test('shows free freight, and the amount missing for it', () => {
  expect(say({ freight: { place: 'Newcastle', amount: 0 }, dispatchBy: null })).toBe(
    '$212.00 of $300.00 · free freight to Newcastle',
  );
  expect(say({ freeFreightMissing: 28_800, dispatchBy: null })).toBe(
    '$212.00 of $300.00 · $288.00 more for free freight',
  );
});
