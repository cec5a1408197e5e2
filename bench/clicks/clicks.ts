import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle, Page } from 'puppeteer-core';
import { DEMO_PASSWORD } from '../../scripts/start/settings.ts';

const HOVER_MS = 200;
/** What a page starts after it has loaded is over. */
export const SETTLED_MS = 3_000;
const LIST = '/shop/biscuits';
const PRODUCT = '/product/lavender-waste-bag-rolls';
const BUYER = 'orders@example.com';

export interface Click {
  readonly name: string;
  /** Bound of the median, in milliseconds. */
  readonly most: number;
  readonly signedIn: boolean;
  readonly path: string;
  /** Prepares the page; returns what is measured. */
  readonly begin: (page: Page) => Promise<() => Promise<void>>;
  /** An expression that is true once the page has the result. Asking for sizes would lay the page out once more. */
  readonly shown: string;
}

/** The first such element that can be seen. @throws Error if there is none */
async function find(page: Page, selector: string): Promise<ElementHandle> {
  for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
  throw new Error(`${selector} is not on ${page.url()}.`);
}

/** Points at an element for a moment. */
async function hover(page: Page, selector: string): Promise<() => Promise<void>> {
  await (await find(page, selector)).hover();
  await pause(HOVER_MS);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

const PRODUCT_LINK = 'main article a[href^="/product/"]';
const ON_PRODUCT = `location.pathname.startsWith('/product/')`;
const PRODUCT_SHOWN = `${ON_PRODUCT} && document.querySelector('main h1:not([hidden] *, [style*=display] *)') !== null`;
const ORDER_TEXT = `(document.querySelector('main form[aria-label=Order], main #order')?.textContent ?? '')`;
const PRICE_SHOWN = String.raw`${ON_PRODUCT} && /\$\d+\.\d\d/.test(${ORDER_TEXT})`;

/** React has taken over the page. */
const HYDRATED = `Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))`;

export const CLICKS: readonly Click[] = [
  {
    name: 'list to product',
    most: 150,
    signedIn: false,
    path: LIST,
    begin: (page) => hover(page, PRODUCT_LINK),
    shown: PRODUCT_SHOWN,
  },
  {
    name: 'list to product, signed in',
    most: 450,
    signedIn: true,
    path: LIST,
    begin: (page) => hover(page, PRODUCT_LINK),
    shown: PRODUCT_SHOWN,
  },
  {
    name: 'sign-in to prices',
    most: 900,
    signedIn: false,
    path: `/login?next=${encodeURIComponent(PRODUCT)}`,
    begin: async (page) => {
      await page.type('main input[name=username]', BUYER);
      await page.type('main input[name=password]', DEMO_PASSWORD);
      await pause(SETTLED_MS);
      return hover(page, 'main form button[type=submit], main form button:not([type])');
    },
    shown: PRICE_SHOWN,
  },
  {
    name: 'first action after the scripts',
    most: 100,
    signedIn: false,
    path: LIST,
    begin: async (page) => {
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await page.waitForFunction(HYDRATED);
      return hover(page, 'main button.heart');
    },
    shown: `document.querySelector('main button.heart[aria-pressed=true]') !== null`,
  },
  {
    name: 'add to cart to acknowledged',
    most: 350,
    signedIn: true,
    path: PRODUCT,
    begin: (page) => hover(page, 'main form[aria-label=Order] button[type=submit]'),
    shown: `/added/i.test(document.querySelector('main form[aria-label=Order]')?.textContent ?? '')`,
  },
  {
    name: 'typing to suggestions',
    most: 350,
    signedIn: false,
    path: '/',
    begin: async (page) => {
      await (await find(page, '[role=combobox], input[type=search]')).click();
      await pause(SETTLED_MS);
      await page.keyboard.type('sha', { delay: 100 });
      return () => page.keyboard.type('m');
    },
    shown: `document.querySelectorAll('[role=listbox] [role=option]').length > 0`,
  },
];
