import { z } from 'zod';
import { API_BASE_PATH, listOf } from '@/lib/contract/common';
import { initialData } from '@/lib/contract/site/site';
import { cartAddMany } from '@/lib/contract/cart/cart.contract';
import { productList, productPrices, productSummary, skuOffers } from '@/lib/contract/catalogue/product';
import { ask, call, send, signIn } from '../support/client';

const PRICE_WORDS = /price|amount|subtotal|total_tax|cost/i;
/**
 * Settings: gift voucher amounts and the minimum order are public and not trade prices; the switch that would make
 * prices public is off (public-offers.contract.test.ts).
 */
const SETTINGS: ReadonlySet<string> = new Set(['amounts', 'allow_custom_amount', 'minimum_amount', 'public_prices']);

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

async function pricesAt(path: string, init?: RequestInit): Promise<string[]> {
  const { status, json } = await ask(`${API_BASE_PATH}${path}`, init);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return keysOf(json).filter((key) => PRICE_WORDS.test(key) && !SETTINGS.has(key));
}

it('shows no price in any public reply', async () => {
  const { sitemap } = await call(initialData);
  const slugs = (model: string): string[] =>
    sitemap.filter((entry) => entry.model === model).map((entry) => entry.url.split('/').at(-1) ?? '');
  const paths = [
    '/cognito/domain/currentDomain',
    '/cognito/domain/initialData',
    '/cognito/group/sell/product',
    '/cognito/group/blog/article',
    '/cognito/page',
    '/cognito/article',
    '/sell/product?page_size=100',
    '/sell/product?search=shampoo',
    '/sell/product?orderby=newest',
    '/sell/product/filter?on_special=1&page_size=100',
    '/sell/product/facets',
    '/sell/product/facets?search=shampoo',
    '/sell/product/suggest?search=shampoo',
    '/sell/product/suggest?search=SG-WB-PLT',
    ...slugs('product').map((slug) => `/sell/product?url=${slug}`),
    ...slugs('page').map((slug) => `/cognito/page/view?url=${slug}`),
  ];
  expect(slugs('product').length).toBeGreaterThan(50);
  for (const path of paths) expect([path, await pricesAt(path)]).toEqual([path, []]);
});

it('shows none to an invalid token', async () => {
  const reply = await ask(`${API_BASE_PATH}/sell/product`, { headers: { Authorization: 'Bearer x.y.z' } });
  expect(reply.status).toBe(401);
  expect(keysOf(reply.json).filter((key) => PRICE_WORDS.test(key))).toEqual([]);
});

it('shows none in one product, even to a customer', async () => {
  const { access_token: token } = await signIn();
  const { data } = await call(productList, { query: { page_size: 1 } });
  expect(
    await pricesAt(`/sell/product?url=${data[0]?.slug}`, { headers: { Authorization: `Bearer ${token}` } }),
  ).toEqual([]);
});

it('shows none in search suggestions, even to a customer', async () => {
  const { access_token: token } = await signIn();
  expect(
    await pricesAt('/sell/product/suggest?search=waste', { headers: { Authorization: `Bearer ${token}` } }),
  ).toEqual([]);
});

it('hides the offers of a product and its cart without a session', async () => {
  for (const path of [skuOffers.path, cartAddMany.path]) {
    const reply = await ask(`${API_BASE_PATH}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ product: 'plant-blend-waste-bags' }),
    });
    expect(reply.status).toBe(401);
    expect(keysOf(reply.json).filter((key) => PRICE_WORDS.test(key))).toEqual([]);
  }
});

it('adds prices to the list of a customer', async () => {
  const { access_token: token } = await signIn();
  const reply = await send(productPrices, { query: { page_size: 20 }, token });
  const cards = listOf(productSummary).parse(reply.json);
  const prices = productPrices.reply.parse(reply.json);
  expect(prices.data.map((price) => price.slug)).toEqual(cards.data.map((card) => card.slug));
  for (const price of prices.data) expect(price.price).toEqual(expect.any(Number));
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  expect(z.object({ data: z.array(z.object({ price: z.number() })) }).parse(reply.json).data[0]?.price).toBeLessThan(
    1000,
  );
});
