import { nestedSets } from '../../services/catalogue/group-tree';
import { largeCatalogue } from './large-catalogue';

const { groups, products } = largeCatalogue(1_000, 100);
const slugs = new Set(groups.map(({ slug }) => slug));

it('has as many groups and products as wanted, each under a name of its own', () => {
  expect(groups.filter(({ model }) => model === 'product')).toHaveLength(100);
  expect(products).toHaveLength(1_000);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(1_000);
  const codes = products.flatMap(({ skus }) => skus.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
});

it('is a tree, and each product stands in it', () => {
  expect(nestedSets(groups.filter(({ model }) => model === 'product')).size).toBe(100);
  expect(products.filter((product) => !product.groups.every((group) => slugs.has(group)))).toEqual([]);
});

it('is the same in every run', () => expect(largeCatalogue(1_000, 100).products.at(-1)).toEqual(products.at(-1)));
