import { API_BASE_PATH, platformError } from '@/lib/contract/common';
import { filterPrices, filterProducts, productFacets } from '@/lib/contract/catalogue/filter';
import { productList } from '@/lib/contract/catalogue/product';
import { boughtBefore } from '@/lib/contract/orders/bought';
import { ask, call, refusal, send, signIn } from '../support/client';

describe('filters', () => {
  it('match the fields of the listed cards', async () => {
    const query = { page_size: 100 };
    const [all, left] = await Promise.all([
      call(productList, { query }),
      call(filterProducts, { query: { ...query, brand: ['Banksia & Bark', 'Dustyfoot'], on_special: true } }),
    ]);
    const fits = ({ brand, is_on_special }: (typeof all.data)[number]) =>
      ['Banksia & Bark', 'Dustyfoot'].includes(brand) && is_on_special;
    expect(left.data.map(({ slug }) => slug)).toEqual(all.data.filter(fits).map(({ slug }) => slug));
    expect(left.data.length).toBeGreaterThan(0);
  });

  it('sort by price for customers only', async () => {
    const { access_token: token } = await signIn();
    const { data } = await call(filterPrices, { query: { orderby: 'price', page_size: 20 }, token });
    const prices = data.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const visitor = await ask(`${API_BASE_PATH}${filterProducts.path}?orderby=price`);
    expect([visitor.status, Object.keys(platformError.parse(visitor.json).errors)]).toEqual([422, ['orderby']]);
  });

  it('refuse more than ten brands, and an invalid flag', async () => {
    const brand = Array.from({ length: 11 }, (_, index) => `${index}`).join('%0A');
    for (const query of [`brand=${brand}`, 'in_stock=maybe'])
      expect((await ask(`${API_BASE_PATH}${filterProducts.path}?${query}`)).status).toBe(422);
  });

  it('are listed for a group', async () => {
    const { brands } = await call(productFacets, { query: { group: 'dog-treats' } });
    expect(brands.map(({ name }) => name)).toContain('Dustyfoot');
    expect(brands.every(({ count }) => count > 0)).toBe(true);
  });
});

it('hides past purchases without a session', async () => {
  expect(refusal(await send(boughtBefore, { body: { products: ['kangaroo-jerky-strips'] } }))).toMatchObject({
    status: 401,
  });
  const { access_token: token } = await signIn();
  const { data } = await call(boughtBefore, { body: { products: ['nope'] }, token });
  expect(data).toEqual([]);
});
