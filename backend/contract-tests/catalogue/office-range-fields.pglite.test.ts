import { JSDOM } from 'jsdom';
import { orderBarFacts } from '../../services/cart/order-bar';
import { fillRecord, press } from '../support/office-form';
import { sales, shop } from '../support/office';

/** What a refused form says, by field. */
function problemsIn(html: string): Record<string, string> {
  const slots = [...new JSDOM(html).window.document.querySelectorAll('#record .error')];
  const pairs = slots.map(({ id, textContent }) => [id.replace(/^f-|-error$/g, ''), textContent] as const);
  return Object.fromEntries(pairs.filter(([, words]) => words !== ''));
}

it('a day that no calendar has is refused, and carts go on', async () => {
  const page = await press(sales, (await sales.get('/cms/dispatch/1')).html, 'add:closed');
  const { status, html } = await fillRecord(sales, '', { 's.closed.0.from': '2027-02-30' }, page);
  expect([status, problemsIn(html)]).toEqual([422, { 'closed-0-from': 'This is no day of the calendar.' }]);
  const easter = { 's.christmasLast': '04-31', 's.christmasSince': '02-29' };
  expect(problemsIn((await fillRecord(sales, '/cms/dispatch/1', easter)).html)).toEqual({
    christmasLast: 'A month and a day, such as 12-10.',
    christmasSince: 'A month and a day, such as 11-10.',
  });
  const userId = await shop.userId('trade@example.com');
  const context = { db: shop.db, at: shop.now(), minimum: { cents: 0, includesGst: false } };
  expect(await orderBarFacts(context, userId, '')).toHaveProperty('dispatch_by');
});
