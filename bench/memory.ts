import { step } from '../scripts/start/terminal.ts';
import { residentMegabytes } from '../scripts/test/resident-memory.ts';
import type { Running } from '../scripts/test/shop.ts';

const AT_ONCE = 8;

/** Pages between the two measurements of memory. */
const FEW = 1_000;
const MANY = 10_000;
/** How many times the memory after few pages it may be after many. */
const MAX_GROWTH = 1.3;

/** Requests pages that are not cached yet, so that each is rendered and cached. Throws when one fails. */
async function visitDistinctPages({ address }: Running, from: number, to: number): Promise<void> {
  let next = from;
  const visit = async (): Promise<void> => {
    while (next < to) {
      const page = `${address}/search/bench-${(next += 1)}`;
      const reply = await fetch(page);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${page} was answered with ${reply.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
}

/** The storefront's memory after 10,000 distinct pages, beside that after 1,000. */
export async function measureMemory(shop: Running): Promise<{ readonly line: string; readonly complaints: string[] }> {
  await step(`Visiting ${FEW} distinct pages`, () => visitDistinctPages(shop, 0, FEW));
  const few = residentMegabytes(shop);
  await step(`Visiting ${MANY} distinct pages`, () => visitDistinctPages(shop, FEW, MANY));
  const many = residentMegabytes(shop);
  const growth = (many / few).toFixed(2);
  return {
    line:
      `Memory of the storefront: ${few.toFixed(0)} MB after ${FEW} distinct pages, ` +
      `${many.toFixed(0)} MB after ${MANY} (${growth} times)`,
    complaints:
      many <= few * MAX_GROWTH
        ? []
        : [`The storefront’s memory grows ${growth} times with the pages; ${MAX_GROWTH} is the most.`],
  };
}
