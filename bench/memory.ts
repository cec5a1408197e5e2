import { readdirSync } from 'node:fs';
import { step } from '../scripts/start/terminal/terminal.ts';
import { residentMegabytes } from '../scripts/test/memory/resident-memory.ts';
import type { Running } from '../scripts/test/services/shop.ts';
import type { Measure } from './report/measure.ts';

const AT_ONCE = 8;

/** Pages between the two measurements of memory. */
const FEW = 1_000;
const MANY = 10_000;
/** How many times the memory after few pages it may be after many. */
const MAX_GROWTH = 1.3;

/** Garbage comes and goes: the memory is read after each of so many last parts of the pages. */
const ROUNDS = 5;
const PART = 100;

type Page = readonly [path: string, language: string];

const languages = (): string[] => readdirSync('messages').map((file) => file.replace(/\.json$/, ''));

/** Products, lists and articles in every language, and then searches, which are endless. */
async function distinctPages({ address }: Running): Promise<(number: number) => Page> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  if (paths.length === 0) throw new Error('The sitemap has no pages.');
  const real = languages().flatMap((language) => paths.map((path): Page => [path, language]));
  // Both kinds in turns, so that few pages and many are alike.
  const every = Math.max(2, Math.floor(MANY / real.length));
  return (number) => {
    const page = number % every === 0 ? real[number / every] : undefined;
    return page ?? [`/search/bench-${number}`, 'en'];
  };
}

/** Requests pages that are not cached yet, so that each is rendered and cached. Throws when one fails. */
async function visit({ address }: Running, page: (number: number) => Page, from: number, to: number): Promise<void> {
  let next = from;
  const visitor = async (): Promise<void> => {
    while (next < to) {
      const [path, language] = page((next += 1));
      const reply = await fetch(address + path, {
        headers: { accept: 'text/html', cookie: `NEXT_LOCALE=${language}` },
      });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

/** The storefront's memory after 10,000 distinct pages, beside that after 1,000. */
export async function measureMemory(shop: Running): Promise<Measure[]> {
  const page = await distinctPages(shop);
  const after = async (from: number, to: number): Promise<number[]> => {
    const read: number[] = [];
    const last = to - ROUNDS * PART;
    await visit(shop, page, from, last);
    for (let part = last; part < to; part += PART) {
      await visit(shop, page, part, part + PART);
      read.push(residentMegabytes(shop));
    }
    return read;
  };
  const few = await step(`Visiting ${FEW} distinct pages`, () => after(0, FEW));
  const many = await step(`Visiting ${MANY} distinct pages`, () => after(FEW, MANY));
  return [
    { name: `storefront's memory after ${FEW} distinct pages`, unit: 'MB', rounds: few },
    {
      name: `storefront's memory after ${MANY}`,
      unit: 'MB',
      rounds: many,
      beside: few,
      bound: { mostRatio: MAX_GROWTH },
    },
  ];
}
