import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Running } from '../scripts/test/shop.ts';
import type { Target } from './load.ts';

export const STATIC_PATH = '/bench-static/';

const PAGES = {
  home: '/',
  product: '/product/lavender-waste-bag-rolls',
  article: '/article/the-first-groom',
  list: '/shop/biscuits',
} as const;
/** Pages of a signed-in customer with a cart of forty lines. */
const LIVE_PAGES = { product: PAGES.product, list: PAGES.list, cart: '/cart' } as const;
const LIVE_CALLS = {
  cart: { path: '/api/v1/sell/cart/getCart', body: '{"session":"","promotion_code":""}' },
  suggestions: { path: '/api/v1/sell/product/suggest?search=sham' },
} as const;
/** Minimal rates with the platform on the same machine of two processors. */
const LIVE_BOUNDS = {
  page: { leastRate: 60, mostCpuMs: 16 },
  call: { mostCpuMs: 2, mostFirstByteMs: 8 },
} as const;
const STRANGERS = 20;
/** Few, since a page for one person takes so long that the end of a round would cut off many requests. */
const CUSTOMERS = 2;
/** Minimal share of the rate at which nginx sends a file of the same size (design, section 10). */
const MIN = { behindNginx: 0.2, alone: 0.1, script: 0.2 };
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

interface Shop {
  readonly nginx: Running;
  readonly storefront: Running;
  /** Cookie header of a signed-in customer. */
  readonly session: string;
  /** An empty Next application. */
  readonly bare: Running;
  /** Where nginx finds what is under STATIC_PATH. */
  readonly files: string;
}

/**
 * Each public page and a file of its size, through nginx and from the storefront directly; then pages for one person.
 */
export async function targetsOf({ nginx, storefront, session, files, bare }: Shop): Promise<Target[]> {
  mkdirSync(join(files, STATIC_PATH), { recursive: true });
  const targets: Target[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const bytes = await bytesOf(storefront.address + path);
    writeFileSync(join(files, STATIC_PATH, name), bytes);
    const file = `${name}: a file of ${(bytes.length / 1024).toFixed(1)} KB, nginx`;
    targets.push(
      {
        name: file,
        url: `${nginx.address}${STATIC_PATH}${name}`,
        headers: BROWSER,
        connections: STRANGERS,
        by: nginx,
      },
      {
        name: `${name}: public, nginx`,
        url: nginx.address + path,
        headers: BROWSER,
        connections: STRANGERS,
        beside: file,
        least: MIN.behindNginx,
        by: nginx,
      },
      {
        name: `${name}: public, storefront alone`,
        url: storefront.address + path,
        headers: BROWSER,
        connections: STRANGERS,
        beside: file,
        least: MIN.alone,
        by: storefront,
      },
    );
  }
  const script = await scriptOf(storefront.address + PAGES.product);
  const throughNginx = 'script: nginx';
  targets.push(
    { name: throughNginx, url: nginx.address + script, headers: BROWSER, connections: STRANGERS, by: nginx },
    {
      name: 'script: storefront alone',
      url: storefront.address + script,
      headers: BROWSER,
      connections: STRANGERS,
      beside: throughNginx,
      least: MIN.script,
      by: storefront,
    },
  );
  const beside = 'a bare dynamic page of Next';
  const signedIn = { ...BROWSER, cookie: session };
  targets.push({ name: beside, url: bare.address, headers: BROWSER, connections: CUSTOMERS, by: bare });
  for (const [name, path] of Object.entries(LIVE_PAGES))
    targets.push({
      name: `${name}: a customer's`,
      url: storefront.address + path,
      headers: signedIn,
      connections: CUSTOMERS,
      beside,
      ...LIVE_BOUNDS.page,
      by: storefront,
    });
  const asScript = {
    ...signedIn,
    accept: 'application/json',
    'content-type': 'application/json',
    'x-csrf': '1',
    origin: new URL(nginx.address).origin,
  };
  for (const [name, { path, ...call }] of Object.entries(LIVE_CALLS))
    targets.push({
      name: `${name}: a call`,
      url: storefront.address + path,
      headers: asScript,
      ...call,
      connections: CUSTOMERS,
      beside,
      ...LIVE_BOUNDS.call,
      by: storefront,
    });
  return targets;
}
