import 'server-only';
import { LRUCache } from 'lru-cache';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { REVALIDATE_SECONDS } from '../config/constants';
import { oncePerRender } from './once-per-render';
import { publicRead } from './tags';

/** The value of a cached function, with what says how long it holds. */
interface Dated<Value> {
  readonly value: Value;
  /** When the read began, in milliseconds. */
  readonly at: number;
  readonly tags: string[];
}

/** For each cached read, in characters of JSON. As objects they take about three bytes each. */
const MAX_CHARACTERS = 1_000_000;

/** Reads for everybody (`publicRead`), in a function with 'use cache' that `cachedRead` wraps. */
export async function dated<Value>(tags: string[], read: () => Promise<Value>): Promise<Dated<Value>> {
  publicRead(...tags);
  const at = Date.now();
  return { value: await read(), at, tags };
}

/** Next's own rule for its entries (its default cache handler). */
function isFresh({ at, tags }: Dated<unknown>): boolean {
  return Date.now() < at + REVALIDATE_SECONDS * 1000 && !areTagsExpired(tags, at);
}

/** Requests share a value, so none may change it. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/**
 * Makes a cached read once per render and arguments, and holds its value for pages and calls that are made for one
 * request: Next would decode it for each of them, a tenth of a customer's page. A page for everybody, and a cached
 * function, must have it from Next, which notes the tags. The value is plain data. (docs/decisions/0144)
 */
export function cachedRead<Given extends readonly unknown[], Value>(
  read: (...given: Given) => Promise<Dated<Value>>,
): (...given: Given) => Promise<Value> {
  const held = new LRUCache<string, Dated<Value>>({ maxSize: MAX_CHARACTERS });
  return oncePerRender(async (...given: Given): Promise<Value> => {
    if (workUnitAsyncStorage.getStore()?.type !== 'request') return (await read(...given)).value;
    const key = JSON.stringify(given);
    const known = held.get(key);
    if (known && isFresh(known)) return known.value;
    const made = await read(...given);
    freeze(made.value);
    held.set(key, made, { size: key.length + JSON.stringify([made.value]).length });
    return made.value;
  });
}
