import { SWAPPED, partForm, textsOf, workspaceOf } from './elements';
import { freeze, holdSaving, isUnsaved, releaseSaving, saveTyped, thaw } from './saving';

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
/** Below this width form and outline are above the preview. */
const NARROW = '(max-width: 999px)';

let latest = 0;

function putInPlace(next: Document): boolean {
  const workspace = workspaceOf();
  const other = next.querySelector<HTMLElement>('.workspace');
  // Another page has another preview.
  if (!workspace || !other || other.dataset['page'] !== workspace.dataset['page']) return false;
  Object.assign(workspace.dataset, other.dataset);
  document.title = next.title;
  document.querySelector('main > .done')?.remove();
  const done = next.querySelector('main > .done');
  if (done) document.querySelector('main')?.prepend(document.adoptNode(done));
  const outline = document.querySelector('#outline')?.scrollTop ?? 0;
  for (const piece of PIECES) {
    const [here, there] = [document.querySelector(piece), next.querySelector(piece)];
    if (here && there) here.replaceWith(document.adoptNode(there));
  }
  const tree = document.querySelector('#outline');
  if (tree) tree.scrollTop = outline;
  for (const piece of PIECES) {
    const put = document.querySelector(piece);
    if (put) window.htmx?.process(put);
  }
  document.dispatchEvent(new Event(SWAPPED));
  return true;
}

interface Step {
  readonly address: string;
  readonly body?: FormData | undefined;
  /** What the step does to the browser's history. */
  readonly way: 'push' | 'replace' | 'keep';
}

const pageOf = ({ pathname, search }: URL | Location): string => pathname + search;

/** Null when a later step has superseded this one. */
async function take({ address, body, way }: Step): Promise<{ reply: Response; isShown: boolean } | null> {
  latest += 1;
  const own = latest;
  const reply = await fetch(address, body ? { method: 'POST', body: textsOf(body) } : {});
  const next = new DOMParser().parseFromString(await reply.text(), 'text/html');
  if (own !== latest) return null;
  const isShown = putInPlace(next);
  const at = new URL(reply.url);
  if (isShown && reply.ok && way !== 'keep' && pageOf(at) !== pageOf(location))
    history[way === 'push' ? 'pushState' : 'replaceState'](null, '', pageOf(at));
  return { reply, isShown };
}

/** Whether the focus was in the outline. */
let wasInOutline = false;

function noteFocus(): void {
  wasInOutline = document.activeElement?.closest('#outline') != null;
}

/** Where focus goes: to the outline, or to the submitted form. */
function focusAgain(): void {
  const next = wasInOutline ? document.querySelector<HTMLElement>('#outline [aria-current]') : null;
  (next ?? document.querySelector<HTMLElement>('#form'))?.focus({ preventScroll: true });
}

async function run(step: Step, leave: (reply: Response | null) => void): Promise<void> {
  await holdSaving();
  // Unreachable: a regular navigation shows the browser's error.
  const taken = await take(step).catch(() => ({ reply: null, isShown: false }));
  if (taken === null) return;
  releaseSaving({ isNew: true });
  thaw();
  if (!taken.isShown) return leave(taken.reply);
  focusAgain();
  if (matchMedia(NARROW).matches) document.querySelector('#form')?.scrollIntoView();
}

function send(form: HTMLFormElement, body: FormData): Promise<void> {
  return run({ address: form.action, body, way: 'replace' }, (reply) => {
    if (reply?.ok) location.assign(reply.url);
    else form.submit();
  });
}

/** Submits the part's form with the pressed button. */
function sendPartForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new FormData(form, submitter);
  noteFocus();
  freeze();
  return send(form, body);
}

/** Saves pending input; on failure the part's form is submitted and shows the reason. */
async function saveBefore(): Promise<boolean> {
  const form = partForm();
  const body = form && new FormData(form);
  noteFocus();
  freeze();
  const isSaved = await saveTyped();
  if (!isSaved && form && body) await send(form, body);
  return isSaved;
}

/** Opens the form of a part after saving pending input. */
export async function openPart(address: string): Promise<void> {
  if (await saveBefore()) await run({ address, way: 'push' }, () => location.assign(address));
}

async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new FormData(form, submitter);
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
  let shown = pageOf(location);
  const note = (): void => {
    shown = pageOf(location);
  };
  document.addEventListener(SWAPPED, () => setTimeout(note));
  addEventListener('popstate', () => {
    // Fragment links are not steps.
    if (pageOf(location) === shown) return;
    note();
    void run({ address: location.href, way: 'keep' }, () => location.reload());
  });
}
