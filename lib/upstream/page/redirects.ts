import 'server-only';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { siteAddress } from '../../config/site-address';
import { initialData } from '../../contract/site/site';
import {
  type RedirectTable,
  followRedirects,
  isPermanent,
  redirectFor,
  redirectTable,
  withQuery,
} from '../../domain/content/redirects';
import { toSiteSettings } from '../../domain/site/settings';
import { within } from '../../domain/values/within';
import { type ThirdPartyKeys, thirdPartyKeys } from '../../domain/web/third-parties';
import { processMemory } from '../../session/process-memory';
import { UpstreamError } from '../errors';
import { publicCall } from '../public-call';
import { countRedirect } from './redirect-uses';

interface Found {
  redirects: RedirectTable;
  thirdParties: ThirdPartyKeys | null;
}

interface Table extends Found {
  /** Number of published changes: a reply requested before a change is not kept. */
  changes: number;
  tried: boolean;
  /** Milliseconds since 1970. */
  nextRead: number;
  reading: Promise<void> | null;
}

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
/** Maximum wait of a process's first request for the table. */
const FIRST_WAIT_MS = 400;

function table(): Table {
  return processMemory('redirects', (): Table => ({
    redirects: redirectTable([], env().APP_ORIGIN),
    thirdParties: null,
    changes: 0,
    tried: false,
    nextRead: 0,
    reading: null,
  }));
}

/** The target of a redirect: an address of this site, or the external one in the table. */
export function movedAddress(target: string, search: string): string {
  const address = withQuery(target, search);
  return target.startsWith('/') ? siteAddress(address) : address;
}

async function askPlatform(): Promise<Found | null> {
  try {
    const { domain, redirects } = await publicCall(initialData, { query: { sitemap: '0' } });
    return {
      redirects: redirectTable(redirects, env().APP_ORIGIN),
      thirdParties: thirdPartyKeys(toSiteSettings(domain)),
    };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind }, 'redirect table not read, the last one stays');
    return null;
  }
}

async function read(): Promise<void> {
  const current = table();
  const { changes } = current;
  let found: Found | null = null;
  try {
    found = await askPlatform();
  } finally {
    const nextRead = Date.now() + (found ? FRESH_MS : RETRY_MS);
    if (current.changes === changes) Object.assign(current, { ...found, nextRead, tried: true, reading: null });
  }
}

/**
 * Drops the table after a change: the next request waits briefly for the new one. What is being read may be from before
 * the change.
 */
export function forgetRedirects(): void {
  const current = table();
  const fresh: Partial<Table> = { changes: current.changes + 1, tried: false, nextRead: 0, reading: null };
  Object.assign(current, fresh);
}

export interface Moved {
  /** A path of this site, or an address of another. */
  readonly address: string;
  readonly status: 307 | 308;
}

/**
 * The redirect for a path (specification 2, section 2), or null. `pathname` is as sent by the browser, still encoded.
 * Redirects are temporary on their first day, then permanent. The table is read in the background: only the first
 * request, also after a change, waits for it briefly.
 */
export async function findRedirect(pathname: string, at: Date): Promise<Moved | null> {
  const current = table();
  if (Date.now() > current.nextRead && !current.reading) current.reading = read();
  if (!current.tried && current.reading) {
    await within(FIRST_WAIT_MS, current.reading, null);
  }
  const moved = followRedirects(table().redirects, pathname);
  const used = moved && redirectFor(table().redirects, pathname);
  if (used !== null) countRedirect(used);
  return moved && { address: moved.address, status: isPermanent(moved, at.getTime()) ? 308 : 307 };
}

/** Third parties that pages may contact, as of the last read of the table. */
export function currentThirdParties(): ThirdPartyKeys | null {
  return table().thirdParties;
}
