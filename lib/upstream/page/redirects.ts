import 'server-only';
import { log } from '../../config/log';
import { type RedirectEntry, initialData } from '../../contract/site/site';
import { linkTarget } from '../../domain/content/links';
import { type ThirdPartyKeys, thirdPartyKeys } from '../../domain/web/third-parties';
import { processMemory } from '../../session/process-memory';
import { UpstreamError } from '../errors';
import { publicCall } from '../public-call';

interface Table {
  entries: ReadonlyMap<string, string>;
  thirdParties: ThirdPartyKeys | null;
  tried: boolean;
  /** Milliseconds since 1970. */
  nextRead: number;
  reading: Promise<void> | null;
}

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
/** The first request of a process waits this long for the table, never longer. */
const FIRST_WAIT_MS = 400;
const MAX_HOPS = 5;

function table(): Table {
  return processMemory('redirects', (): Table => ({
    entries: new Map(),
    thirdParties: null,
    tried: false,
    nextRead: 0,
    reading: null,
  }));
}

/** Chains are followed once here; loops, redirects to themselves and unsafe targets are dropped. */
export function redirectMap(entries: readonly RedirectEntry[]): ReadonlyMap<string, string> {
  const direct = new Map(
    entries.filter(({ to }) => linkTarget(to).kind !== 'none').map(({ from, to }) => [normalise(from), to]),
  );
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

/** The query that the visitor came with is kept: beside that of the target, and before its anchor. */
export function withQuery(target: string, search: string): string {
  const [address = '', anchor] = target.split('#', 2);
  const query = search.replace(/^\?/, '');
  const joined = query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}

async function read(): Promise<void> {
  try {
    const { domain, redirects } = await publicCall(initialData, { query: { sitemap: '0' } });
    table().entries = redirectMap(redirects);
    table().thirdParties = thirdPartyKeys(domain);
    table().nextRead = Date.now() + FRESH_MS;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind }, 'redirect table not read, the last one stays');
    table().nextRead = Date.now() + RETRY_MS;
  } finally {
    table().tried = true;
    table().reading = null;
  }
}

/** The table changed: the next request waits a moment for the new one. */
export function forgetRedirects(): void {
  Object.assign(table(), { tried: false, nextRead: 0 } satisfies Partial<Table>);
}

/** Where a path moved to; null when it did not. The table is read in the background, so a request never waits for the platform. */
export async function findRedirect(pathname: string): Promise<string | null> {
  const current = table();
  if (Date.now() > current.nextRead && !current.reading) current.reading = read();
  if (!current.tried && current.reading) {
    await Promise.race([current.reading, new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS))]);
  }
  return table().entries.get(normalise(pathname)) ?? null;
}

/** Third parties that pages may reach, as of the last read of the table. */
export function currentThirdParties(): ThirdPartyKeys | null {
  return table().thirdParties;
}
