import 'server-only';
import { articleByUrl } from '../../contract/content/article';
import { productByUrl } from '../../contract/catalogue/product';
import { pageByUrl } from '../../contract/content/page';
import { type Subject, subjectOf } from '../../domain/content/address-subject';
import { takesSegments } from '../../domain/content/segment-widgets';
import { within } from '../../domain/values/within';
import { ExpiringMap, processMemory } from '../../session/process-memory';
import { UpstreamError, isNotFound } from '../errors';
import { send } from '../transport';

/**
 * How long an absence is believed without asking again: what a platform adds without telling is seen that late at most.
 */
const ABSENT_MS = 10_000;
/** A presence leads to the page itself, which knows better: it is forgotten for the memory's sake alone. */
const PRESENT_MS = 86_400_000;
const MOST = 10_000;
/** A platform that is slower is not waited for: the page is rendered as if nothing had been asked. */
const WAIT_MS = 500;

interface Known {
  present: ExpiringMap<true>;
  absent: ExpiringMap<true>;
  asking: Map<string, Promise<boolean>>;
  /** Counts the changes that were published: an answer of before one is not kept. */
  changes: number;
}

function known(): Known {
  return processMemory('absent', () => ({
    present: new ExpiringMap<true>(PRESENT_MS, MOST),
    absent: new ExpiringMap<true>(ABSENT_MS, MOST),
    asking: new Map<string, Promise<boolean>>(),
    changes: 0,
  }));
}

/**
 * Whether the platform has it under this very slug: one that takes others for it would give a page as many addresses as
 * there are spellings.
 */
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
    // A failure says nothing, and the page has its own ways with it.
    if (!isNotFound(error)) return false;
    // Nor does a platform without this call, which is ours: it is not asked again, and every page is rendered.
    absent = error.code === 'NOT_FOUND';
  } finally {
    known().asking.delete(key);
  }
  if (!absent) known().present.set(key, true);
  else if (known().changes === changes) known().absent.set(key, true);
  return absent;
}

/** Something was published: what was missing may be there. */
export function forgetAbsent(): void {
  const memory = known();
  memory.changes += 1;
  memory.absent = new ExpiringMap<true>(ABSENT_MS, MOST);
  memory.asking.clear();
}

/**
 * True when the platform says that there is nothing at an address (`pathname` as it came), so that no page has to be
 * made to say so. False when there is something, when others decide (lists, searches, fixed routes), and when the
 * platform did not answer.
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
