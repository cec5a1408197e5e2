import 'server-only';
import { LRUCache } from 'lru-cache';
import { articleByUrl } from '../../contract/content/article';
import { productByUrl } from '../../contract/catalogue/product';
import { pageByUrl } from '../../contract/content/page';
import { type Subject, subjectOf } from '../../domain/content/address-subject';
import { takesSegments } from '@/components/widgets/widget-settings';
import { within } from '../../domain/values/within';
import { processMemory } from '../../session/process-memory';
import { UpstreamError, isNotFound } from '../errors';
import { send } from '../transport';

/** How long a 404 is cached: the delay until a page is found that the platform added without a notification. */
const ABSENT_MS = 10_000;
/** A page cached as present is still rendered, which checks again; it expires only to save memory. */
const PRESENT_MS = 86_400_000;
const MAX = 10_000;
/** After this time the page is rendered without waiting for the platform. */
const WAIT_MS = 500;

interface Known {
  present: LRUCache<string, true>;
  absent: LRUCache<string, true>;
  asking: Map<string, Promise<boolean>>;
  /** Number of published changes: an answer requested before a change is not cached. */
  changes: number;
}

function known(): Known {
  return processMemory('absent', () => ({
    present: new LRUCache<string, true>({ ttl: PRESENT_MS, max: MAX }),
    absent: new LRUCache<string, true>({ ttl: ABSENT_MS, max: MAX }),
    asking: new Map<string, Promise<boolean>>(),
    changes: 0,
  }));
}

/** Whether the platform has a record with exactly this slug: a lenient match would give a page several addresses. */
async function has({ kind, slug, deeper }: Subject): Promise<boolean> {
  if (kind === 'product') return (await send(productByUrl, { query: { url: slug } })).item.slug === slug;
  if (kind === 'article') return (await send(articleByUrl, { query: { url: slug } })).item.slug === slug;
  const { item } = await send(pageByUrl, { query: { url: slug, pb: 1 } });
  return item.slug === slug && (!deeper || takesSegments(item));
}

async function askPlatform(key: string, subject: Subject): Promise<boolean> {
  const { changes } = known();
  let absent = false;
  try {
    absent = !(await has(subject));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // A failure proves nothing; rendering the page handles it.
    if (!isNotFound(error)) return false;
    // Another platform may lack this extension: then every page is rendered.
    absent = error.code === 'NOT_FOUND';
  } finally {
    known().asking.delete(key);
  }
  if (!absent) known().present.set(key, true);
  else if (known().changes === changes) known().absent.set(key, true);
  return absent;
}

/** Discards cached 404s after something was published. */
export function forgetAbsent(): void {
  const memory = known();
  memory.changes += 1;
  memory.absent = new LRUCache<string, true>({ ttl: ABSENT_MS, max: MAX });
  memory.asking.clear();
}

/**
 * True if the platform has no record for an address (`pathname` still encoded), so that no page is rendered for the
 * 404. False if it has one, if the page itself decides (lists, searches, fixed routes), or if the platform did not
 * respond.
 */
export async function isAbsent(pathname: string): Promise<boolean> {
  const subject = subjectOf(pathname);
  if (subject === null || subject === 'nothing') return subject === 'nothing';
  const { present, absent, asking } = known();
  const key = `${subject.kind}${subject.deeper ? '/' : ' '}${subject.slug}`;
  if (present.get(key)) return false;
  if (absent.get(key)) return true;
  const asked = asking.get(key) ?? askPlatform(key, subject);
  asking.set(key, asked);
  return within(WAIT_MS, asked, false);
}
