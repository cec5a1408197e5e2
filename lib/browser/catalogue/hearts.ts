import { SHORTLIST, SHORTLIST_CALL, SHORTLIST_FORM } from '../../config/routes-shortlist';
import { SHORTLIST_COOKIE, readShortlist } from '../../domain/catalogue/shortlist';
import { isNetworkError, reportReply } from '../site/connection';

const HEARTS = `button[form=${SHORTLIST_FORM}]`;
const IN_COOKIES = new RegExp(`(?:^|; )${SHORTLIST_COOKIE}=([^;]*)`);

let count = 0;
/** Changes by slug: shown by the hearts, not yet in the cookie. */
const changes = new Map<string, 'add' | 'remove'>();
/** The request under way; each builds on the cookie set by the previous one. */
let underWay: AbortController | null = null;
const listeners = new Set<() => void>();

/** The slugs in the cookie; empty if it is malformed. */
function shortlistedSlugs(): ReadonlySet<string> {
  const value = IN_COOKIES.exec(document.cookie)?.[1] ?? '';
  try {
    return new Set(readShortlist(decodeURIComponent(value)).map(({ slug }) => slug));
  } catch (error) {
    if (error instanceof URIError) return new Set();
    throw error;
  }
}

/**
 * Sends taps from before this script loaded (server/document/browser/early-hearts) once more, all together, and once
 * per page: their beacons may have been lost, or have overtaken each other.
 */
function sendEarlyTaps(): void {
  const form = document.querySelector<HTMLFormElement>(`#${SHORTLIST_FORM}`);
  if (!form || 'scripted' in form.dataset) return;
  form.dataset['scripted'] = '';
  for (const heart of document.querySelectorAll<HTMLButtonElement>(`${HEARTS}[aria-pressed]`))
    changes.set(heart.value, heart.getAttribute('aria-pressed') === 'true' ? 'add' : 'remove');
  void sendAll();
}

/** Updates the page's hearts and the count of the shortlist. */
function show(): void {
  sendEarlyTaps();
  if (changes.size > 0) return;
  const listed = shortlistedSlugs();
  const hearts = document.querySelectorAll<HTMLButtonElement>(HEARTS);
  for (const heart of hearts) setPressed(heart, listed.has(heart.value));
  const now = hearts.length === 0 ? 0 : listed.size;
  if (now === count) return;
  count = now;
  for (const listener of listeners) listener();
}

function setPressed(heart: HTMLButtonElement, pressed: boolean): void {
  const now = String(pressed);
  if (heart.getAttribute('aria-pressed') !== now) heart.setAttribute('aria-pressed', now);
}

/** Sends all changes at once; those made meanwhile stay. */
async function send({ signal }: AbortController): Promise<void> {
  const sent = [...changes];
  const body = new URLSearchParams(sent.map(([slug, change]) => [change, slug]));
  try {
    const headers = { 'x-csrf': '1' };
    const { status } = await fetch(SHORTLIST_CALL, { method: 'POST', headers, body, keepalive: true, signal });
    reportReply(true);
    // The shortlist is full; its page explains that.
    if (status === 409) location.assign(`${SHORTLIST}?full=1`);
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    if (!signal.aborted) reportReply(false);
  } finally {
    for (const [slug, change] of sent) if (changes.get(slug) === change) changes.delete(slug);
  }
}

async function sendAll(): Promise<void> {
  if (underWay) return;
  try {
    while (changes.size > 0) await send((underWay = new AbortController()));
  } finally {
    underWay = null;
  }
  show();
}

/** When the page is left, no reply lets the next request start: one that has all changes takes the place of both. */
function sendLast(): void {
  if (changes.size === 0) return;
  underWay?.abort();
  void send(new AbortController());
}

function queue(change: 'add' | 'remove', slug: string): void {
  changes.set(slug, change);
  void sendAll();
}

/** Updates the heart at once, then adds or removes the product. */
function onSubmit(event: SubmitEvent): void {
  const { submitter: heart } = event;
  if (!(heart instanceof HTMLButtonElement) || !heart.matches(HEARTS)) return;
  event.preventDefault();
  const add = heart.getAttribute('aria-pressed') !== 'true';
  setPressed(heart, add);
  queue(add ? 'add' : 'remove', heart.value);
}

/** Handles the hearts of this page and of later navigations. @returns the function that stops it */
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
  // Another tab may have changed the shortlist.
  addEventListener('focus', show, { signal });
  addEventListener('pageshow', show, { signal });
  addEventListener('pagehide', sendLast, { signal });
  show();
  return () => {
    stop.abort();
    observer.disconnect();
    cancelAnimationFrame(planned);
  };
}

/**
 * Store of the shortlist's count; 0 on a page without hearts, so that nothing covers a form there. Hearts are handled
 * while the store has a subscriber.
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
