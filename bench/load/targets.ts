import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { suggestSkus } from '../../lib/contract/cart/order-pad.contract.ts';
import type { Running } from '../../scripts/test/services/shop.ts';
import { type MeasuredShop, STATIC_PATH } from '../shop.ts';
import type { Ask, Target } from './generator.ts';

const PAGES = {
  home: '/',
  product: '/product/lavender-waste-bag-rolls',
  article: '/article/the-first-groom',
  list: '/shop/biscuits',
} as const;
/** Pages of a signed-in customer with a cart of forty lines. */
const LIVE_PAGES = { product: PAGES.product, list: PAGES.list, cart: '/cart' } as const;
/** Typed letter by letter, as a person does who searches. */
const WORDS = [
  'shampoo',
  'jerky',
  'lemon',
  'lavender',
  'kangaroo',
  'biscuit',
  'wattleseed',
  'collar',
  'oatmeal',
  'bags',
];
const FIRST_LETTERS = 2;
/** Their searches are asked as well. */
const CODES = 20;

/** Minimal rates with the platform on the same machine of two processors. */
const LIVE_BOUNDS = {
  page: { leastRate: 60, mostCpuMs: 16 },
  call: { mostCpuMs: 2, mostFirstByteMs: 8 },
} as const;
const STRANGERS = 20;
/** Few, since a page for one person takes so long that the end of a round would cut off many requests. */
const CUSTOMERS = 2;
/** Minimal share of the rate at which nginx sends a file of the same size. */
const MIN = { behindNginx: 0.45, alone: 0.1, script: 0.2 };
/** Milliseconds by which a page that the storefront has in its cache may begin after a file of nginx. */
const MOST_LATER = 1;
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, br' } as const;

/** A page's bytes, compressed as they are sent. */
async function bytesOf(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(url, { headers: BROWSER }, (reply) => void buffer(reply).then(resolve, reject)).once('error', reject);
  return promise;
}

/** The address of the first script of a page. */
async function scriptOf(page: string): Promise<string> {
  const reply = await fetch(page, { headers: { accept: 'text/html' } });
  const script = /\/_next\/static\/[\w./-]+\.js/.exec(await reply.text())?.[0];
  if (script === undefined) throw new Error(`${page} has no script.`);
  return script;
}

const typed = (word: string): string[] =>
  Array.from({ length: word.length - FIRST_LETTERS + 1 }, (_, more) => word.slice(0, FIRST_LETTERS + more));

/** What the pages of a signed-in customer call; searches with many texts, since the same one again is no search. */
function liveCalls(codes: readonly string[]): Record<string, Ask[]> {
  const words = WORDS.flatMap(typed);
  return {
    cart: [{ path: '/api/v1/sell/cart/getCart', body: '{"session":"","promotion_code":""}' }],
    suggestions: words.map((search) => ({
      path: `/api/v1/sell/product/suggest?${new URLSearchParams({ search })}`,
    })),
    'search for skus': [...words, ...codes.slice(0, CODES).flatMap(typed)].map((search) => ({
      path: `/api/v1${suggestSkus.path}`,
      body: JSON.stringify({ search }),
    })),
  };
}

/** One address of a service. */
const at = (by: Running, path: string) => ({ by, origin: by.address, requests: [{ path }] });

/**
 * Each public page and a file of its size, through nginx and from the storefront directly; then pages for one person.
 */
export async function targetsOf({ nginx, storefront, session, files, bare, codes }: MeasuredShop): Promise<Target[]> {
  mkdirSync(join(files, STATIC_PATH), { recursive: true });
  const targets: Target[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const bytes = await bytesOf(storefront.address + path);
    writeFileSync(join(files, STATIC_PATH, name), bytes);
    const file = `${name}: a file of ${(bytes.length / 1024).toFixed(1)} KB, nginx`;
    targets.push(
      {
        name: file,
        ...at(nginx, `${STATIC_PATH}${name}`),
        headers: BROWSER,
        connections: STRANGERS,
      },
      {
        name: `${name}: public, nginx`,
        ...at(nginx, path),
        headers: BROWSER,
        connections: STRANGERS,
        beside: file,
        least: MIN.behindNginx,
      },
      {
        name: `${name}: public, storefront alone`,
        ...at(storefront, path),
        headers: BROWSER,
        connections: STRANGERS,
        beside: file,
        least: MIN.alone,
        mostLater: MOST_LATER,
      },
    );
  }
  const script = await scriptOf(storefront.address + PAGES.product);
  const throughNginx = 'script: nginx';
  targets.push(
    { name: throughNginx, ...at(nginx, script), headers: BROWSER, connections: STRANGERS },
    {
      name: 'script: storefront alone',
      ...at(storefront, script),
      headers: BROWSER,
      connections: STRANGERS,
      beside: throughNginx,
      least: MIN.script,
    },
  );
  const beside = 'a bare dynamic page of Next';
  const signedIn = { ...BROWSER, cookie: session };
  targets.push({ name: beside, ...at(bare, '/'), headers: BROWSER, connections: CUSTOMERS });
  for (const [name, path] of Object.entries(LIVE_PAGES))
    targets.push({
      name: `${name}: a customer's`,
      ...at(storefront, path),
      headers: signedIn,
      connections: CUSTOMERS,
      beside,
      ...LIVE_BOUNDS.page,
    });
  const asScript = {
    ...signedIn,
    accept: 'application/json',
    'content-type': 'application/json',
    'x-csrf': '1',
    origin: new URL(nginx.address).origin,
  };
  for (const [index, [name, requests]] of Object.entries(liveCalls(codes)).entries())
    targets.push({
      name: `${name}: a call`,
      origin: storefront.address,
      by: storefront,
      requests,
      // An address for each: calls are limited by it, and a quick machine sends more than one address may.
      headers: { ...asScript, 'x-forwarded-for': `203.0.113.${index + 1}` },
      connections: CUSTOMERS,
      beside,
      ...LIVE_BOUNDS.call,
    });
  return targets;
}
