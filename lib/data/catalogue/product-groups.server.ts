import 'server-only';
import { orNull } from '../or-null';
import { getProduct } from './products';

/** Maximum concurrent reads. */
const AT_A_TIME = 8;

/** Each product's first group by slug; products without a group, or that cannot be read, are omitted. */
export async function productGroups(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const waiting = new Set(slugs.filter(Boolean)).values();
  const work = async (): Promise<void> => {
    for (const slug of waiting) {
      const group = (await orNull(getProduct(slug)))?.group;
      if (group) found.set(slug, group.url);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return found;
}
