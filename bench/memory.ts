import type { Running } from '../scripts/test/shop.ts';

const AT_ONCE = 8;

/**
 * Requests this many pages that are not cached yet, so that each is rendered and cached. Throws when one fails.
 */
export async function visitDistinctPages({ address }: Running, count: number): Promise<void> {
  let next = 0;
  const visit = async (): Promise<void> => {
    while (next < count) {
      const page = `${address}/search/bench-${(next += 1)}`;
      const reply = await fetch(page);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${page} was answered with ${reply.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
}
