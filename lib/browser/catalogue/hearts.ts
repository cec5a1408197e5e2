import { SHORTLIST, SHORTLIST_CALL, SHORTLIST_FORM } from '../../config/routes-shortlist';
import { REQUEST_TIMEOUT_MS } from '../../config/constants';
import {
  SHORTLIST_COOKIE,
  type ShortlistItem,
  readShortlist,
  shortlistCookie,
  withProduct,
  withoutProduct,
} from '../../domain/catalogue/shortlist';
import { isNetworkError, reportReply } from '../site/connection';

const HEARTS = `button[form=${SHORTLIST_FORM}]`;
const IN_COOKIES = new RegExp(`(?:^|; )${SHORTLIST_COOKIE}=([^;]*)`);

type Change = readonly [slug: string, change: 'add' | 'remove'];

let count = 0;
/** Changes by slug: shown by the hearts, not yet in the cookie. */
const changes = new Map<string, 'add' | 'remove'>();
/** The request under way; each builds on the cookie set by the previous one. */
let underWay: AbortController | null = null;
const listeners = new Set<() => void>();

/** What the cookie has; nothing if it is malformed. */
function shortlisted(): readonly ShortlistItem[] {
  const value = IN_COOKIES.exec(document.cookie)?.[1] ?? '';
  try {
    return readShortlist(decodeURIComponent(value));
  } catch (error) {
    if (error instanceof URIError) return [];
    throw error;
  }
}

/**
 * Makes changes in the cookie that no reply made there. It comes second: some browsers keep what a script writes for a
 * week only.
 *
 * @returns false if the shortlist is full
 */
function keep(unsent: readonly Change[]): boolean {
  let items = shortlisted();
  let fits = true;
  for (const [slug, change] of unsent) {
    const changed = change === 'add' ? withProduct(items, slug) : withoutProduct(items, slug);
    fits &&= changed !== null;
    items = changed ?? items;
  }
  document.cookie = shortlistCookie(items, location.protocol === 'https:');
  return fits;
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
  const listed = new Set(shortlisted().map(({ slug }) => slug));
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

/** Tells whether the changes are in the cookie now; null without a reply. */
async function isTaken(sent: readonly Change[], { signal }: AbortController): Promise<boolean | null> {
  const body = new URLSearchParams(sent.map(([slug, change]) => [change, slug]));
  try {
    const { status } = await fetch(SHORTLIST_CALL, {
      method: 'POST',
      headers: { 'x-csrf': '1' },
      body,
      keepalive: true,
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    reportReply(true);
    return status === 204 || (status === 409 ? false : null);
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    if (!signal.aborted) reportReply(false);
    return null;
  }
}

/** Sends all changes at once; those made meanwhile stay. */
async function send(request: AbortController): Promise<void> {
  const sent = [...changes];
  try {
    const taken = (await isTaken(sent, request)) ?? (request.signal.aborted || keep(sent));
    // The shortlist is full; its page explains that.
    if (!taken) location.assign(`${SHORTLIST}?full=1`);
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
  // The next page may read the cookie before the reply, or there is none.
  keep([...changes]);
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
