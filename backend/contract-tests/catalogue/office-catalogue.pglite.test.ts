import { eq } from 'drizzle-orm';
import { skus } from '../../db/schema/catalogue/catalogue';
import { revalidateJobs } from '../../db/schema/content/cms';
import { sales, shop } from '../support/office';
import { refusedControl } from '../support/office-form';

const CODE = 'BB-TR-ROO-1000';
let id: number;

beforeAll(async () => {
  id = (await shop.sku(CODE)).id;
});

const stock = async () => (await shop.sku(CODE)).stock;
const move = (fields: Readonly<Record<string, string>>) => sales.post(`/cms/catalogue/${id}/stock`, fields);

it('is searched by code, barcode and name', async () => {
  const { barcode } = await shop.sku(CODE);
  for (const q of [CODE, 'bb tr roo 10', barcode ?? '', 'kangaroo training']) {
    const { html } = await sales.get(`/cms/catalogue?${new URLSearchParams({ q })}`);
    expect([q, html.includes(`/cms/catalogue/${id}"`)]).toEqual([q, true]);
  }
  expect((await sales.get('/cms/catalogue?q=nothing+like+it')).html).toContain('No sku fits this.');
  await shop.db.update(skus).set({ stock: 100 }).where(eq(skus.id, id));
  expect((await sales.get('/cms/catalogue?few=1')).html).not.toContain(`/cms/catalogue/${id}"`);
});

it('changes stock once per form, never below zero, with a journal', async () => {
  const before = await stock();
  const form = { qty: '24', reason: 'Delivered', key: crypto.randomUUID() };
  const replies = await Promise.all([move(form), move(form)]);
  expect(replies.map(({ status }) => status)).toEqual([303, 303]);
  expect(await stock()).toBe(before + 24);
  const over = await move({ qty: String(-before - 25), reason: 'Lost', key: crypto.randomUUID() });
  expect([over.status, over.html]).toEqual([409, expect.stringContaining('cannot be taken')]);
  for (const fields of [
    { qty: '1.5', reason: 'x', key: 'k1' },
    { qty: '1', reason: ' ', key: 'k2' },
    { qty: '0', reason: 'x', key: 'k3' },
  ])
    expect((await move(fields)).status).toBe(422);
  expect(await stock()).toBe(before + 24);
  const { html } = await sales.get(`/cms/catalogue/${id}`);
  expect(html).toMatch(/<strong>\+24<\/strong> to \d+: Delivered/);
  expect(html.match(/: Lost/g)).toBeNull();
});

it('changes prices only if they are still as shown, and notifies the shop', async () => {
  const { price, specialPrice } = await shop.sku(CODE);
  const seen = {
    'seen-price': (price / 100).toFixed(2),
    'seen-special': specialPrice === null ? '' : (specialPrice / 100).toFixed(2),
  };
  const address = `/cms/catalogue/${id}/prices`;
  await shop.db.delete(revalidateJobs);
  expect((await sales.post(address, { ...seen, price: '45.50', special: '40' })).status).toBe(303);
  expect(await shop.sku(CODE)).toMatchObject({ price: 4_550, specialPrice: 4_000 });
  expect(await shop.db.select().from(revalidateJobs)).toMatchObject([
    { tags: ['products', 'product:kangaroo-training-bites'] },
  ]);
  const late = await sales.post(address, { ...seen, price: '1', special: '' });
  expect([late.status, late.html]).toEqual([409, expect.stringContaining('meanwhile')]);
  const above = await sales.post(address, { 'seen-price': '45.50', 'seen-special': '40', price: '30', special: '31' });
  expect([above.status, above.html]).toEqual([422, expect.stringContaining('below the price')]);
  const free = await sales.post(address, { 'seen-price': '45.50', 'seen-special': '40', price: '30', special: '0' });
  expect([free.status, free.html]).toEqual([422, expect.stringContaining('given away')]);
});

it('says beside each field what is wrong with it, and keeps what was typed', async () => {
  const change = async (price: string, special: string) =>
    (await sales.post(`/cms/catalogue/${id}/prices`, { price, special })).html;
  const dollars = 'Type prices in dollars, such as 12.50.';
  const both = await change('ten', 'nine');
  expect(refusedControl(both, '#price')).toEqual({ typed: 'ten', error: dollars, wrong: ['price', 'special'] });
  expect(refusedControl(both, '#special')).toMatchObject({ typed: 'nine', error: dollars });
  expect(refusedControl(await change('30', '31'), '#special')).toEqual({
    typed: '31',
    error: 'A special price is below the price.',
    wrong: ['special'],
  });
  const { html } = await move({ qty: '1.5', reason: ' ', key: crypto.randomUUID() });
  expect(refusedControl(html, '#qty')).toEqual({
    typed: '1.5',
    error: 'Type how many pieces, such as 24 or -3.',
    wrong: ['qty', 'reason'],
  });
  expect(refusedControl(html, '#reason')).toMatchObject({ typed: ' ', error: 'Say why, for the journal.' });
  const over = await move({ qty: '-999999', reason: 'Lost', key: crypto.randomUUID() });
  expect(refusedControl(over.html, '#qty')).toEqual({
    typed: '-999999',
    error: expect.stringContaining('so many more cannot be taken'),
    wrong: ['qty'],
  });
  expect(refusedControl(over.html, '#reason')).toMatchObject({ typed: 'Lost', error: undefined });
});
