import { SWAPPED, carryOn, partForm, textsOf, workspaceOf } from './elements';
import { focusEntry, listActionOf } from './entries';
import {
  ask,
  bodyOf,
  freeze,
  holdSaving,
  isAway,
  isUnsaved,
  releaseSaving,
  saveTyped,
  showUnreachable,
  thaw,
} from './saving';
import { showIncomplete } from './incomplete';

/*
 * Steps between the parts and forms of a page's editor: the response replaces the page except for the preview. Without
 * this file each step is a page load.
 */

interface Htmx {
  readonly process: (element: Element) => void;
}
declare global {
  interface Window {
    readonly htmx?: Htmx;
  }
}

/** Elements replaced by each step. */
const PIECES = ['main > .head', 'main > #problem', '.panel'];
/** What scrolls beside the preview; which of them do depends on the width of the window. */
const SCROLLERS = ['#outline', '.panel', '#form'];
/** Below this width form and outline are above the preview. */
const NARROW = '(max-width: 999px)';

let latest = 0;

/** Shows another page around the same preview. `kept`: elements that stay scrolled as they are. */
function putInPlace(next: Document, kept: readonly string[]): boolean {
  const workspace = workspaceOf();
  const other = next.querySelector<HTMLElement>('.workspace');
  // Another page has another preview.
  if (!workspace || !other || other.dataset['page'] !== workspace.dataset['page']) return false;
  Object.assign(workspace.dataset, other.dataset);
  document.title = next.title;
  document.querySelector('main > .done')?.remove();
  const done = next.querySelector('main > .done');
  if (done) document.querySelector('main')?.prepend(document.adoptNode(done));
  const places = kept.map((scroller) => [scroller, document.querySelector(scroller)?.scrollTop ?? 0] as const);
  for (const piece of PIECES) {
    const [here, there] = [document.querySelector(piece), next.querySelector(piece)];
    if (here && there) here.replaceWith(document.adoptNode(there));
  }
  for (const piece of PIECES) {
    const put = document.querySelector(piece);
    if (put) window.htmx?.process(put);
  }
  document.dispatchEvent(new Event(SWAPPED));
  // Sections have been unfolded by now, and have their height.
  for (const [scroller, top] of places) {
    const put = document.querySelector(scroller);
    if (put) put.scrollTop = top;
  }
  return true;
}

interface Step {
  readonly address: string;
  readonly body?: URLSearchParams;
  /** What the step does to the browser's history. */
  readonly way: 'push' | 'replace' | 'keep';
  /** What was done to a list of the form; '' otherwise. */
  readonly listAction?: string;
}

export const pageOf = ({ pathname, search }: URL | Location): string => pathname + search;

interface Taken {
  /** Null when there was none. */
  readonly reply: Response | null;
  readonly isShown: boolean;
}

/** Null when a later step has superseded this one. */
async function take({ address, body, way, listAction = '' }: Step): Promise<Taken | null> {
  latest += 1;
  const own = latest;
  const received = await ask(address, body ? { method: 'POST', body } : {});
  if (own !== latest) return null;
  if (!received) return { reply: null, isShown: false };
  const { reply, page } = received;
  const next = new DOMParser().parseFromString(page, 'text/html');
  const isShown = putInPlace(next, listAction !== '' && reply.ok ? SCROLLERS : ['#outline']);
  const at = new URL(reply.url);
  if (isShown && reply.ok && way !== 'keep' && pageOf(at) !== pageOf(location))
    history[way === 'push' ? 'pushState' : 'replaceState'](null, '', pageOf(at));
  return { reply, isShown };
}

/** What had the focus before the step. */
let focused: Element | null = null;
let wasInOutline = false;

function noteFocus(): void {
  focused = document.activeElement;
  wasInOutline = focused?.closest('#outline') != null;
}

/** Where focus goes: to the outline, or to the submitted form. */
function focusAgain(): void {
  const next = wasInOutline ? document.querySelector<HTMLElement>('#outline [aria-current]') : null;
  (next ?? document.querySelector<HTMLElement>('#form'))?.focus({ preventScroll: true });
}

/** Nothing was received: the page stays as it is, with what was typed. */
function stay(): void {
  showUnreachable();
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
}

/** `leave` shows a reply that is not this editor. False when there was none, and the page stayed as it was. */
export async function run(step: Step, leave: (reply: Response) => void): Promise<boolean> {
  await holdSaving();
  const taken = await take(step);
  if (taken === null) return true;
  const { reply, isShown } = taken;
  const isLost = !isShown && isAway(reply?.status);
  releaseSaving({ isNew: !isLost });
  thaw();
  if (reply === null || isLost) {
    stay();
    return false;
  }
  if (!isShown) {
    leave(reply);
    return true;
  }
  if (reply.ok && focusEntry(step.listAction ?? '')) return true;
  focusAgain();
  if (matchMedia(NARROW).matches) document.querySelector('#form')?.scrollIntoView();
  return true;
}

async function send(form: HTMLFormElement, body: URLSearchParams, listAction = ''): Promise<void> {
  await holdSaving();
  if (form === partForm()) carryOn(form, body);
  await run({ address: form.action, body, way: 'replace', listAction }, (reply) => {
    if (reply.ok) location.assign(reply.url);
    else form.submit();
  });
}

/** Submits the part's form with the pressed button. */
function sendPartForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = textsOf(new FormData(form, submitter));
  noteFocus();
  freeze();
  return send(form, body, listActionOf(submitter));
}

/**
 * Saves pending input. False when it cannot be: a refused form is sent as a step, which shows the reason, and a field
 * that is not complete is shown.
 */
export async function saveBefore(): Promise<boolean> {
  const form = partForm();
  if (form && showIncomplete(form)) return false;
  const body = form && bodyOf(form);
  noteFocus();
  freeze();
  const saved = await saveTyped();
  if (saved === 'refused' && form && body) await send(form, body);
  if (saved === 'lost') {
    thaw();
    stay();
  }
  return saved === 'saved';
}

/** Opens the form of a part after saving pending input. */
export async function openPart(address: string): Promise<void> {
  if (await saveBefore()) await run({ address, way: 'push' }, () => location.assign(address));
}

async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = textsOf(new FormData(form, submitter));
  if (!(await saveBefore())) return;
  // The revision that was saved just now.
  const revision = document.querySelector<HTMLInputElement>('#revision')?.value;
  if (body.has('revision') && revision) body.set('revision', revision);
  await send(form, body);
}

/** Whether a form's response is this editor again. */
const isStep = (form: HTMLFormElement): boolean =>
  form.method === 'post' && (form.id === 'mover' || form.matches('.panel form, #steps form, #insert-choices form'));

/** Leaves the page after saving pending input. */
async function leaveSaved(goOn: () => void): Promise<void> {
  if (!(await saveBefore())) return;
  thaw();
  // A form cannot be submitted inside its own submit event.
  setTimeout(goOn);
}

export function startSteps(): void {
  if (!workspaceOf()) return;
  let isSaved = false;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    // Links in rich text are edited, not followed.
    if (link.isContentEditable || link.getAttribute('href')?.startsWith('#')) return;
    const { pathname, searchParams } = new URL(link.href);
    const isPart = pathname === location.pathname && searchParams.has('part');
    if (!isPart && !isUnsaved()) return;
    event.preventDefault();
    if (isPart) void openPart(link.href);
    else void leaveSaved(() => location.assign(link.href));
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || isSaved || form.method === 'dialog') return;
    const isHere = form === partForm() || isStep(form);
    if (!isHere && !isUnsaved()) return;
    event.preventDefault();
    if (form === partForm()) void sendPartForm(form, submitter);
    else if (isHere) void sendForm(form, submitter);
    else
      void leaveSaved(() => {
        isSaved = true;
        form.requestSubmit(submitter);
      });
  });
}
