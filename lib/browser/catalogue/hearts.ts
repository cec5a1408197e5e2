import { SHORTLIST, SHORTLIST_CALL, SHORTLIST_FORM } from '../../config/routes-shortlist';
import { SHORTLIST_COOKIE, readShortlist } from '../../domain/catalogue/shortlist';
import { isNoReply, noteReply } from '../site/connection';

const HEARTS = `button[form=${SHORTLIST_FORM}]`;
const IN_COOKIES = new RegExp(`(?:^|; )${SHORTLIST_COOKIE}=([^;]*)`);

let count = 0;
/** Changes on their way: the hearts show them already, and the cookie does not. */
let waiting = 0;
const listeners = new Set<() => void>();
/** Changes go one after the other: each begins from the cookie that the one before has set. */
let sending: Promise<void> = Promise.resolve();

/** Slugs of the products in the cookie; none where somebody made up what cannot be read. */
function keptSlugs(): ReadonlySet<string> {
  const value = IN_COOKIES.exec(document.cookie)?.[1] ?? '';
  try {
    return new Set(readShortlist(decodeURIComponent(value)).map(({ slug }) => slug));
  } catch (error) {
    if (error instanceof URIError) return new Set();
    throw error;
  }
}

/** Fills in the hearts of the page, and tells how many products are on the shortlist. */
function show(): void {
  if (waiting > 0) return;
  const kept = keptSlugs();
  const hearts = document.querySelectorAll<HTMLButtonElement>(HEARTS);
  for (const heart of hearts) press(heart, kept.has(heart.value));
  const now = hearts.length === 0 ? 0 : kept.size;
  if (now === count) return;
  count = now;
  for (const listener of listeners) listener();
}

function press(heart: HTMLButtonElement, pressed: boolean): void {
  const now = String(pressed);
  if (heart.getAttribute('aria-pressed') !== now) heart.setAttribute('aria-pressed', now);
}

async function send(change: 'add' | 'remove', slug: string): Promise<void> {
  try {
    const body = new URLSearchParams({ [change]: slug });
    const { status } = await fetch(SHORTLIST_CALL, { method: 'POST', headers: { 'x-csrf': '1' }, body });
    noteReply(true);
    // There is no more room, which the page says.
    if (status === 409) location.assign(`${SHORTLIST}?full=1`);
  } catch (error) {
    if (!isNoReply(error)) throw error;
    noteReply(false);
  } finally {
    waiting -= 1;
  }
  show();
}

/** A heart answers at once; its product is then put on the shortlist, or taken off. */
function onSubmit(event: SubmitEvent): void {
  const { submitter: heart } = event;
  if (!(heart instanceof HTMLButtonElement) || !heart.matches(HEARTS)) return;
  event.preventDefault();
  const add = heart.getAttribute('aria-pressed') !== 'true';
  press(heart, add);
  waiting += 1;
  sending = sending.then(() => send(add ? 'add' : 'remove', heart.value));
}

/** Looks after the hearts of every page, also of those that the router shows later; answers how to stop. */
function watch(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let planned = 0;
  const later = () => {
    planned ||= requestAnimationFrame(() => {
      planned = 0;
      show();
    });
  };
  const observer = new MutationObserver(later);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('submit', onSubmit, { signal });
  // Another tab may have changed it.
  addEventListener('focus', show, { signal });
  addEventListener('pageshow', show, { signal });
  show();
  return () => {
    stop.abort();
    observer.disconnect();
    cancelAnimationFrame(planned);
  };
}

/**
 * How many products are on the shortlist, told whenever that changes, and 0 on a page without hearts: nothing stands
 * over a form there. The page's hearts are watched meanwhile.
 */
export const shortlistCount = {
  get: (): number => count,
  subscribe: (listener: () => void): (() => void) => {
    const unwatch = listeners.size === 0 ? watch() : () => undefined;
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      unwatch();
    };
  },
};
