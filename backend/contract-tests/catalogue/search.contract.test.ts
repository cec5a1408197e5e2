import { API_BASE_PATH } from '@/lib/contract/common';
import { type ProductListQuery, productList, suggestProducts } from '@/lib/contract/catalogue/product';
import { ask, call, refusal } from '../support/client';

const found = (query: ProductListQuery) => call(productList, { query });

async function slugs(query: ProductListQuery): Promise<string[]> {
  return (await found(query)).data.map((product) => product.slug);
}

describe('search', () => {
  it.each([
    ['part of a name, in any case', 'LEMON myr', 'lemon-myrtle-shampoo'],
    ['words in another order', 'shampoo lemon', 'lemon-myrtle-shampoo'],
    ['an ampersand as a word', 'oat and carob', 'oat-and-carob-biscuits'],
    ['an ampersand', 'oat & carob', 'oat-and-carob-biscuits'],
    ['a name without its spaces', 'oatcarob', 'oat-and-carob-biscuits'],
    ['a letter missing', 'shampo lemon', 'lemon-myrtle-shampoo'],
    ['letters swapped', 'lemno myrtle', 'lemon-myrtle-shampoo'],
    ['a wrong letter', 'kangaroo jerki strips', 'kangaroo-jerky-strips'],
    ['a letter too many', 'wattlesseed', 'wattleseed-crackers'],
    ['two typos in a long word', 'conditoinar silk', 'silk-oat-conditioner'],
    ['a mistyped beginning', 'kangaroo jrky', 'kangaroo-jerky-strips'],
    ['a name without its apostrophe', 'pigs ears', 'pigs-ears'],
    ['a name with its apostrophe', "pig's ears", 'pigs-ears'],
    ['a code', 'BB-BI-WSC-180', 'wattleseed-crackers'],
    ['a code without hyphens', 'bbbiwsc180', 'wattleseed-crackers'],
    ['a code with spaces', 'bb bi wsc 180', 'wattleseed-crackers'],
    ['part of a code', 'wsc-180', 'wattleseed-crackers'],
    ['a code with a sign too many', 'BB-BI-WSCC-180', 'wattleseed-crackers'],
    ['a code with two signs swapped', 'bb bi wcs 180', 'wattleseed-crackers'],
    ['a code with O for 0', 'BB-BI-WSC-18O', 'wattleseed-crackers'],
    ['a measure without its space', 'oatmeal shampoo 500ml', 'everyday-oatmeal-shampoo'],
    ['another word for it', 'poo bags', 'plant-blend-waste-bags'],
    ['another word among others', 'plant poop bag', 'plant-blend-waste-bags'],
  ])('finds %s', async (_what, search, expected) => {
    expect(await slugs({ search, page_size: 100 })).toContain(expected);
  });

  it('lists the product with the exact code first', async () => {
    expect((await slugs({ search: 'DF-BI-CAR-1000' }))[0]).toBe('oat-and-carob-biscuits');
  });

  it.each(['zzzzqqqq', '%', '___', '\\', "'; drop table products; --"])('finds nothing for %s', async (search) => {
    expect(await slugs({ search })).toEqual([]);
  });

  it('does not forgive two typos in a short word', async () => {
    expect(await slugs({ search: 'jxrxy' })).toEqual([]);
  });

  it('ranks exact codes before prefixes, then words of the name, then other words', async () => {
    expect((await slugs({ search: 'SG-WB-PLT-4' }))[0]).toBe('plant-blend-waste-bags');
    expect(
      (await found({ search: 'sgwb' })).data.every((card) => card.sku_codes.some((code) => code.startsWith('SG-WB'))),
    ).toBe(true);
    const names = (await found({ search: 'shampoo', page_size: 100 })).data.map(({ name }) => /shampoo/i.test(name));
    expect(names.lastIndexOf(true)).toBeLessThan(names.indexOf(false));
    expect((await slugs({ search: 'lemon myrtle shampoo' }))[0]).toBe('lemon-myrtle-shampoo');
  });

  it('returns the corrected search for a typo, and none without', async () => {
    expect(await found({ search: 'kangroo jerky' })).toMatchObject({ corrected: 'kangaroo jerky', suggestions: [] });
    for (const search of ['kangaroo', 'kang', 'bbbiwsc180', 'oatcarob'])
      expect((await found({ search })).corrected).toBe('');
  });

  it('corrects a mistyped code', async () => {
    expect(await found({ search: 'SG-WB-PTL-60' })).toMatchObject({ total: 1, corrected: 'SG-WB-PLT-60' });
    expect((await found({ search: 'poo bags' })).corrected).toBe('');
  });

  it('suggests another search when nothing is found', async () => {
    expect(await found({ search: 'lemon xylophone' })).toMatchObject({ total: 0, suggestions: ['lemon'] });
    expect(await found({ search: 'kangaroo shampoo detangling' })).toMatchObject({
      total: 0,
      suggestions: ['detangling', 'kangaroo', 'shampoo'],
    });
    expect((await found({ search: 'zzzzqqqq' })).suggestions).toEqual([]);
  });

  it('returns everything for an empty search', async () => {
    expect(await slugs({ search: ' ' })).toEqual(await slugs({}));
  });

  it('stays inside a group', async () => {
    expect(await slugs({ search: 'lemon myrtle', group: 'dog-treats' })).not.toContain('lemon-myrtle-shampoo');
  });
});

describe('suggestions', () => {
  const suggest = (search: string) => call(suggestProducts, { query: { search } });
  const typed = (search: string) => ask(`${API_BASE_PATH}${suggestProducts.path}?${new URLSearchParams({ search })}`);

  it('are the first six results, with pictures and the total', async () => {
    const [reply, list] = await Promise.all([suggest('shampoo'), found({ search: 'shampoo' })]);
    expect(reply.data.map(({ slug }) => slug)).toEqual(list.data.slice(0, 6).map(({ slug }) => slug));
    expect(reply.total).toBe(list.total);
    expect(reply.data[0]).toMatchObject({ code: '', image: { hash: expect.any(String), aspect: '1x1' } });
  });

  it('include the typed code', async () => {
    expect((await suggest('sg wb plt 60')).data[0]).toMatchObject({
      slug: 'plant-blend-waste-bags',
      code: 'SG-WB-PLT-60',
    });
  });

  it('forgive a typo', async () => {
    expect(await suggest('kangroo')).toMatchObject({ corrected: 'kangaroo', total: expect.any(Number) });
  });

  it.each(['', ' ', 'a', ' a ', 'x'.repeat(101)])('refuse %p', async (search) => {
    expect(refusal(await typed(search))).toEqual({ status: 422, code: 'INVALID_INPUT' });
  });

  it.each(['%%', '\\\\', '💀💀', "'; drop table products; --"])('find nothing for %p', async (search) => {
    expect(await suggest(search)).toEqual({ data: [], total: 0, more: false, corrected: '' });
  });
});
