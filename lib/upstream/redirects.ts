import 'server-only';
import { log } from '../config/log';
import { type RedirectEntry, initialData } from '../contract/site';
import { processMemory } from '../session/process-memory';
import { UpstreamError } from './errors';
import { publicCall } from './public-call';

interface Table { entries: ReadonlyMap<string, string>; readAt: number; reading: Promise<void> | null }

const FRESH_MS = 60_000;
/** The first request of a process waits this long for the table, never longer. */
const FIRST_WAIT_MS = 400;
const MAX_HOPS = 5;

function table(): Table {
  return processMemory('redirects', (): Table => ({ entries: new Map(), readAt: 0, reading: null }));
}

/** Chains are followed once here; loops and redirects to themselves are dropped. */
export function redirectMap(entries: readonly RedirectEntry[]): ReadonlyMap<string, string> {
  const direct = new Map(entries.map(({ from, to }) => [normalise(from), to]));
  const resolved = new Map<string, string>();
  for (const from of direct.keys()) {
    let target = direct.get(from);
    let hops = 0;
    while (target !== undefined && direct.has(normalise(target)) && hops < MAX_HOPS) {
      target = direct.get(normalise(target));
      hops += 1;
    }
    if (target !== undefined && hops < MAX_HOPS && normalise(target) !== from) resolved.set(from, target);
  }
  return resolved;
}

function normalise(path: string): string {
  const trimmed = path.split(/[?#]/)[0]?.replace(/\/+$/, '') ?? '';
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}

async function read(): Promise<void> {
  try {
    const { redirects } = await publicCall(initialData);
    table().entries = redirectMap(redirects);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind }, 'redirect table not read, the last one stays');
  } finally {
    table().readAt = Date.now();
    table().reading = null;
  }
}

/** Where a path moved to; null when it did not. The table is read in the background, so a request never waits for the platform. */
export async function findRedirect(pathname: string): Promise<string | null> {
  const current = table();
  if (Date.now() - current.readAt > FRESH_MS && !current.reading) current.reading = read();
  if (current.readAt === 0 && current.reading) {
    await Promise.race([current.reading, new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS))]);
  }
  return table().entries.get(normalise(pathname)) ?? null;
}
