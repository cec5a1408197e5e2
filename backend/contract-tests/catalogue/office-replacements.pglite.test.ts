import { JSDOM } from 'jsdom';
import { and, desc, eq } from 'drizzle-orm';
import { changes } from '../../db/schema/changes';
import { skus } from '../../db/schema/catalogue/catalogue';
import { findWantedSkus } from '../../services/catalogue/lookup/find-skus';
import { present } from '../../system/present';
import { fillRecord, press } from '../support/office-form';
import { sales, shop } from '../support/office';

const skuOf = (code: string) => shop.sku(code);

/** The address of the form of a code's product, and the names of the code's fields in it. */
async function formOf(code: string) {
  const { productId } = await skuOf(code);
  const address = `/cms/products/${productId}`;
  const { html } = await sales.get(address);
  const inputs = [...new JSDOM(html).window.document.querySelectorAll<HTMLInputElement>('#record [name$=".code"]')];
  const index = inputs.findIndex(({ value }) => value === code);
  return { address, html, index, field: (name: string) => `s.skus.${index}.${name}` };
}

/** Says in the form of `code` what replaces it. */
async function replace(code: string, replacedBy: string, more: Readonly<Record<string, string>> = {}) {
  const { address, html, index, field } = await formOf(code);
  const reply = await fillRecord(sales, address, { [field('replacedBy')]: replacedBy, ...more }, html);
  const { document } = new JSDOM(reply.html).window;
  return {
    status: reply.status,
    words: document.querySelector(`#f-skus-${index}-replacedBy-error`)?.textContent ?? '',
  };
}

it('shows what replaces a code, by its name', async () => {
  const { html, index } = await formOf('SG-DS-CAP-WAT');
  const field = present(new JSDOM(html).window.document.querySelector(`#f-skus-${index}-replacedBy`));
  expect(field.getAttribute('value')).toBe('SG-DS-CAP-CLY');
  expect(field.getAttribute('data-lookup')).toBe('/cms/lookup/skus');
  expect(field.parentElement?.querySelector('[data-chosen]')?.textContent).toMatch(/^Capsule .*, Clay$/);
});

it('finds what may replace it by its code or name, and nothing that is not sold', async () => {
  const found = async (words: string) => (await sales.get(`/cms/lookup/skus?q=${encodeURIComponent(words)}`)).html;
  expect(await found('sg-ds-cap')).toContain('value="SG-DS-CAP-CLY"');
  expect(await found('capsule')).toContain('value="SG-DS-CAP-CLY"');
  expect(await found('')).toBe('');
  await shop.db.update(skus).set({ retiredAt: shop.now() }).where(eq(skus.code, 'SG-DS-CAP-CLY'));
  expect(await found('sg-ds-cap')).not.toContain('value="SG-DS-CAP-CLY"');
  await shop.db.update(skus).set({ retiredAt: null }).where(eq(skus.code, 'SG-DS-CAP-CLY'));
});

it('is said by a shopkeeper, offered to customers, logged, and taken back', async () => {
  const [old, next] = [await skuOf('BB-SH-OAT-500'), await skuOf('SG-DS-CAP-CLY')];
  const { field } = await formOf(old.code);
  expect((await replace(old.code, next.code, { [field('retired')]: 'on' })).status).toBe(303);
  expect((await skuOf(old.code)).replacedById).toBe(next.id);
  const [found] = await findWantedSkus(shop.db, [{ code: old.code, words: '' }], 0);
  expect([found?.match, found?.skus.map(({ sku }) => sku.code)]).toEqual(['gone', [next.code]]);
  const own = and(eq(changes.subject, 'product'), eq(changes.subjectId, String(old.productId)));
  const [logged] = await shop.db.select().from(changes).where(own).orderBy(desc(changes.id)).limit(1);
  expect(JSON.stringify(logged?.after)).toContain(`"replacedBy":"${next.code}"`);
  expect(JSON.stringify(logged?.before)).not.toContain(next.code);
  expect((await replace(old.code, '')).status).toBe(303);
  expect((await skuOf(old.code)).replacedById).toBeNull();
});

it('is no unknown code, not the code itself, nothing that is not sold and nothing that is replaced itself', async () => {
  await shop.db.update(skus).set({ retiredAt: shop.now() }).where(eq(skus.code, 'BB-TR-ROO-250'));
  for (const [by, words] of [
    ['NO-SUCH-CODE', 'There is no code “NO-SUCH-CODE”.'],
    ['DF-JK-ROO-100', 'This is the code itself.'],
    ['BB-TR-ROO-250', 'BB-TR-ROO-250 is not sold any more.'],
    ['SG-DS-CAP-WAT', 'SG-DS-CAP-WAT is replaced itself, by SG-DS-CAP-CLY. Choose that.'],
  ] as const)
    expect(await replace('DF-JK-ROO-100', by)).toEqual({ status: 422, words });
  // Neither across products nor within one can they lead in a circle.
  expect((await replace('SG-DS-CAP-CLY', 'SG-DS-CAP-WAT')).words).toContain('is replaced itself');
  expect((await replace('DF-JK-ROO-100', 'DF-JK-ROO-200')).status).toBe(303);
  expect((await replace('DF-JK-ROO-200', 'DF-JK-ROO-100')).words).toContain('is replaced itself');
});

it('stays when it gets another code, and when it is not sold any more', async () => {
  const next = await skuOf('SG-DS-CAP-CLY');
  const { address, field } = await formOf(next.code);
  expect((await fillRecord(sales, address, { [field('code')]: 'SG-DS-CAP-CLAY' })).status).toBe(303);
  expect((await skuOf('SG-DS-CAP-WAT')).replacedById).toBe(next.id);
  expect((await fillRecord(sales, address, { [field('retired')]: 'on' })).status).toBe(303);
  expect((await skuOf('SG-DS-CAP-WAT')).replacedById).toBe(next.id);
});

it('is a code that the same form adds', async () => {
  const { address, html } = await formOf('DF-JK-TEN-5');
  const count = [...html.matchAll(/name="s\.skus\.\d+\.code"/g)].length;
  const page = await press(sales, html, 'add:skus');
  const { document } = new JSDOM(page).window;
  const options = document.querySelector<HTMLInputElement>('[name="s.skus.0.options"]')?.value ?? '';
  const fields = {
    [`s.skus.${count}.code`]: 'DF-JK-TEN-6',
    [`s.skus.${count}.price`]: '9',
    [`s.skus.${count}.options`]: options,
    's.skus.0.retired': 'on',
    's.skus.0.replacedBy': 'DF-JK-TEN-6',
  };
  expect((await fillRecord(sales, address, fields, page)).status).toBe(303);
  const first = await shop.db.select().from(skus).where(eq(skus.code, 'DF-JK-TEN-6'));
  const { id } = present(first[0]);
  expect(await shop.db.select().from(skus).where(eq(skus.replacedById, id))).toHaveLength(1);
});

describe('in the catalogue’s file', () => {
  /** Imports rows of a code and what replaces it; the page of the differences. */
  async function sendFile(...rows: readonly string[]) {
    const text = ['Code,Replaced by', ...rows].join('\r\n');
    const { location } = await sales.upload('/cms/catalogue/import', {}, new File([text], 'range.csv'));
    return { address: location, words: new JSDOM((await sales.get(location)).html).window.document.body.textContent };
  }
  const replacementOf = async (code: string) => (await skuOf(code)).replacedById;

  it('is exported, imported, taken away and undone', async () => {
    const [old, next] = [await skuOf('BB-SH-SEA-250'), await skuOf('BB-TR-ROO-1000')];
    const { address, words } = await sendFile(`${old.code},${next.code}`);
    expect(words).toMatch(/Replaced bynothing → ?BB-TR-ROO-1000/);
    expect((await sales.post(`${address}/apply`)).status).toBe(303);
    expect(await replacementOf(old.code)).toBe(next.id);
    const csv = new TextDecoder().decode((await sales.bytes('/cms/catalogue/export?as=csv')).bytes);
    expect(csv).toContain(',Weight in grams,Replaced by,');
    expect(csv.split('\r\n').find((line) => line.startsWith(`${old.code},`))).toContain(`,${next.code},`);
    const emptied = await sendFile(`${old.code},`);
    expect((await sales.post(`${emptied.address}/apply`)).status).toBe(303);
    expect(await replacementOf(old.code)).toBeNull();
    expect((await sales.post(`${emptied.address}/undo`)).status).toBe(303);
    expect(await replacementOf(old.code)).toBe(next.id);
    expect((await sales.post(`${address}/undo`)).status).toBe(303);
    expect(await replacementOf(old.code)).toBeNull();
  });

  it('is refused at its row where there is no such code, or none that is sold', async () => {
    await shop.db.update(skus).set({ retiredAt: shop.now() }).where(eq(skus.code, 'BB-TR-ROO-250'));
    const { words } = await sendFile('BB-SH-SEA-250,NO-SUCH-CODE', 'BB-TR-ROO-1000,BB-TR-ROO-250');
    expect(words).toContain('Row 2, BB-SH-SEA-250: Replaced by: There is no code “NO-SUCH-CODE”.');
    expect(words).toContain('Row 3, BB-TR-ROO-1000: Replaced by: BB-TR-ROO-250 is not sold any more.');
  });

  it('is not imported once the code that was named has gone', async () => {
    const { productId, price, weightGrams } = await skuOf('BB-TR-ROO-1000');
    const code = 'SOON-GONE';
    const options = ['gone'];
    await shop.db.insert(skus).values({ productId, price, weightGrams, code, options, stock: 0, sort: 9 });
    const { address } = await sendFile(`BB-SH-SEA-250,${code}`);
    await shop.db.delete(skus).where(eq(skus.code, code));
    const { status, html } = await sales.post(`${address}/apply`);
    expect([status, html]).toEqual([409, expect.stringContaining('There is no code “SOON-GONE” any more')]);
  });
});
