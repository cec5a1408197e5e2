import 'server-only';
import { cache } from 'react';

/**
 * A cached read that is made once per render and set of arguments. Necessary because when Next 16.4 prerenders a page
 * and a read that has already failed is asked for again, Next does not notice that the failed entry ended, and neither
 * that render nor any later request of the page ever ends (createTrackedReadableStream in its use-cache-wrapper has no
 * catch).
 */
export function oncePerRender<Given extends readonly unknown[], Result>(
  read: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  const readsOfRender = cache(() => new Map<string, Promise<Result>>());
  return (...given) => {
    const reads = readsOfRender();
    const key = JSON.stringify(given);
    const known = reads.get(key);
    if (known) return known;
    const made = read(...given);
    reads.set(key, made);
    return made;
  };
}
