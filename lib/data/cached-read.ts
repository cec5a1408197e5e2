import 'server-only';
import { LRUCache } from 'lru-cache';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { KEEP_SECONDS, REVALIDATE_SECONDS } from '../config/constants';
import { log } from '../config/log';
import { frozen } from '../domain/values/frozen';
import { UpstreamError } from '../upstream/errors';
import { oncePerRender } from './once-per-render';
import { publicRead } from './tags';

/** The value of a cached function, with what says how long it holds. Times in milliseconds. */
interface Dated<Value> {
  readonly value: Value;
  /** When the read began. */
  readonly at: number;
  /** When scheduled content in it ends or begins; null for never. */
  readonly until: number | null;
  readonly tags: string[];
}

/** Told each moment at which scheduled content of a value changes, in milliseconds. */
export type EndsAt = (moment: number) => void;

/** For each cached read, in characters of JSON. As objects they take about three bytes each. */
const MAX_CHARACTERS = 1_000_000;
const SECOND_MS = 1000;

/**
 * Reads for everybody (`publicRead`), in a function with 'use cache' that `cachedRead` wraps. Scheduled content tells
 * `endsAt` when it changes (content/schedule.ts).
 */
export async function dated<Value>(tags: string[], read: (endsAt: EndsAt) => Promise<Value>): Promise<Dated<Value>> {
  publicRead(...tags);
  const at = Date.now();
  let until: number | null = null;
  const value = await read((moment) => {
    until = Math.min(moment, until ?? moment);
  });
  return { value, at, until, tags };
}

/** Whether a value may still be shown: nothing of it was published or scheduled since. */
function holds({ value, at, until, tags }: Dated<unknown>, now: number): boolean {
  if (until !== null && until <= now) return false;
  // What did not exist a minute ago is looked for.
  const seconds = value === null ? REVALIDATE_SECONDS : KEEP_SECONDS;
  return now < at + seconds * SECOND_MS && !areTagsExpired(tags, at);
}

/**
 * Makes a cached read once per render and arguments, and holds its value for pages and calls that are made for one
 * request (docs/decisions/0144): Next would decode it for each, and would let a page wait for the platform once it is a
 * minute old. A page for everybody, and a cached function, must have it from Next, which notes the tags. The value is
 * plain data.
 */
export function cachedRead<Given extends readonly unknown[], Value>(
  read: (...given: Given) => Promise<Dated<Value>>,
): (...given: Given) => Promise<Value> {
  const held = new LRUCache<string, Dated<Value>>({ maxSize: MAX_CHARACTERS });
  const refreshing = new Set<string>();

  async function hold(key: string, given: Given): Promise<Value> {
    const made = await read(...given);
    frozen(made.value);
    held.set(key, made, { size: key.length + JSON.stringify([made.value]).length });
    return made.value;
  }

  async function refresh(key: string, given: Given): Promise<void> {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    try {
      await hold(key, given);
    } catch (error) {
      // lib/upstream/transport.ts has logged what the platform failed to do.
      if (!(error instanceof UpstreamError)) log.warn({ err: error }, 'cached read not refreshed');
    } finally {
      refreshing.delete(key);
    }
  }

  return oncePerRender(async (...given: Given): Promise<Value> => {
    const store = workUnitAsyncStorage.getStore();
    if (store?.type !== 'request') return (await read(...given)).value;
    const key = JSON.stringify(given);
    const known = held.get(key);
    const now = Date.now();
    if (!known || !holds(known, now)) return hold(key, given);
    if (now < known.at + REVALIDATE_SECONDS * SECOND_MS) return known.value;
    // Calls and actions are answered for what there is now.
    if (store.phase !== 'render') return hold(key, given);
    void refresh(key, given);
    return known.value;
  });
}
