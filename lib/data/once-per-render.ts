import 'server-only';
import { cache } from 'react';

/**
 * Makes a cached read once per render and arguments. Necessary because of a bug in Next 16.4: if a page being
 * prerendered repeats a read that has already failed, Next does not notice that the failed entry ended, so neither that
 * render nor any later request of the page finishes (createTrackedReadableStream in its use-cache-wrapper has no
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
