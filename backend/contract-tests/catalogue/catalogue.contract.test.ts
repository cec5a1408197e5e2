import { API_BASE_PATH, platformError } from '@/lib/contract/common';
import { groupDetails, groupsByModel } from '@/lib/contract/catalogue/group';
import { type ProductListQuery, productList } from '@/lib/contract/catalogue/product';
import { ask, call, refusal, send } from '../support/client';

async function slugs(query: ProductListQuery): Promise<string[]> {
  return (await call(productList, { query })).data.map((product) => product.slug);
}

describe('the list', () => {
  it('has 9 products a page, and each product once over all pages', async () => {
    const first = await call(productList, { query: {} });
    expect(first.data).toHaveLength(9);
    expect(first.num_pages).toBe(Math.ceil((first.total ?? 0) / 9));
    const pages = await Promise.all(Array.from({ length: first.num_pages }, (_, index) => slugs({ page: index + 1 })));
    expect(new Set(pages.flat()).size).toBe(first.total);
    expect(pages.flat()).toHaveLength(first.total ?? 0);
  });

  it('is empty beyond its last page, but still has the total', async () => {
    const beyond = await call(productList, { query: { page: 999 } });
    expect(beyond.data).toEqual([]);
    expect(beyond.num_pages).toBeGreaterThan(1);
  });

  it('keeps page sizes within 1 and 100', async () => {
    expect((await call(productList, { query: { page_size: 5000 } })).data.length).toBeLessThanOrEqual(100);
    expect(await slugs({ page_size: 0 })).toHaveLength(1);
    expect(await slugs({ page: -3, page_size: 1 })).toEqual(await slugs({ page: 1, page_size: 1 }));
  });

  it('includes all subgroups of a group', async () => {
    const { item: top } = await call(groupDetails, {
      params: { namespace: 'sell', model: 'product', group: 'dog-treats' },
    });
    const below = (await Promise.all(top.children.map((child) => slugs({ group: child.url, page_size: 100 })))).flat();
    expect(new Set(await slugs({ group: 'dog-treats', page_size: 100 }))).toEqual(new Set(below));
  });

  it('is empty for a group that does not exist', async () => {
    expect(await call(productList, { query: { group: 'nope' } })).toMatchObject({ data: [], num_pages: 1, total: 0 });
  });

  it('sorts by name', async () => {
    const names = (await call(productList, { query: { orderby: 'name', page_size: 100 } })).data.map(
      (product) => product.name,
    );
    const letters = names.map((name) =>
      name
        .toLowerCase()
        .replaceAll('&', 'and')
        .replaceAll(/[^a-z\d ]+/g, ' '),
    );
    expect(letters).toEqual(letters.toSorted());
  });

  it('sorts new products first for orderby=newest', async () => {
    const flags = (await call(productList, { query: { orderby: 'newest', page_size: 100 } })).data.map(
      (product) => product.is_new,
    );
    expect(flags[0]).toBe(true);
    expect(flags.lastIndexOf(true)).toBe(flags.filter(Boolean).length - 1);
  });

  it('refuses a page that is not a number, naming the field', async () => {
    const reply = await ask(`${API_BASE_PATH}/sell/product?page=two`);
    expect([reply.status, platformError.parse(reply.json).text_code]).toEqual([422, 'INVALID_INPUT']);
    expect(Object.keys(platformError.parse(reply.json).errors)).toEqual(['page']);
  });
});

describe('groups', () => {
  it('are nested sets in tree order, with ancestors and children', async () => {
    const { data } = await call(groupsByModel, { params: { namespace: 'sell', model: 'product' } });
    expect(data.map((group) => group.lft)).toEqual(data.map((group) => group.lft).toSorted((a, b) => a - b));
    const jerky = data.find((group) => group.slug === 'jerky-and-chews');
    expect(jerky?.parents.map((parent) => parent.slug)).toEqual(['dog-treats']);
    expect(data.find((group) => group.slug === 'dog-treats')?.children.map((child) => child.slug)).toContain(
      'jerky-and-chews',
    );
  });

  it.each([
    ['sell', 'article', 'training'],
    ['sell', 'product', 'nope'],
    ['nope', 'product', 'dog-treats'],
  ])('has no group %s/%s/%s', async (namespace, model, group) => {
    expect(refusal(await send(groupDetails, { params: { namespace, model, group } }))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});
