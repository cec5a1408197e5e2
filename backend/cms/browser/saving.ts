import { carryBack, carryOn, partForm, textsOf } from './elements';
import { incompleteIn } from './incomplete';

/*
 * Autosave of a part's form. Requests run one after the other, each from the revision that the last one left, and a
 * submit waits for them: an editor's own last save is not a conflict. Input is saved before the part is left, however
 * it is left.
 */

/* Browsers send at most 64 KB while a page unloads; with more the editor is asked to stay. */
const LEAVE_MOST = 60_000;
const RETRY_MS = 5_000;
const WAIT_MS = 30;
/** How long a reply is waited for, as by autosave (views/layout.ts): meanwhile the form takes no input. */
const REPLY_MS = 20_000;
const STORAGE_KEY = 'cms-typed';
const MAX_AGE_MS = 60_000;

/** Payload of htmx's request events. */
interface RequestEvent extends Event {
  readonly detail: {
    readonly ctx: { readonly request: { readonly body: FormData | URLSearchParams }; readonly response?: Response };
  };
}
type UnderWay = RequestEvent['detail']['ctx'];

const underWay = new Set<UnderWay>();
let isTyped = false;
let hasFailed = false;
/** Autosave is paused: another request submits the typed values. */
let isHeld = false;
let retry: ReturnType<typeof setTimeout> | undefined;

interface Frozen {
  readonly form: HTMLFormElement | null;
  readonly body: URLSearchParams;
  readonly controls: readonly Control[];
}
type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement;

/** Set while a step is under way: input would be lost with the replaced form. */
let frozen: Frozen | null = null;

const CONTROLS = ['button', 'select', 'textarea', 'input:not([type="hidden"])']
  .map((one) => `.panel ${one}:enabled, main > .head ${one}:enabled`)
  .join(', ');

/** What is typed in a form, also while its controls are off. */
export function bodyOf(form: HTMLFormElement): URLSearchParams {
  if (frozen?.form === form) return frozen.body;
  const texts = textsOf(new FormData(form));
  // Settings without a field stay as they are.
  for (const { name } of incompleteIn(form)) texts.delete(name);
  return texts;
}

function setInert(isInert: boolean): void {
  const panel = document.querySelector<HTMLElement>('.panel');
  if (panel) panel.inert = isInert;
}

/** Blocks input and buttons until `thaw`. */
export function freeze(): void {
  const form = partForm();
  const controls = [...document.querySelectorAll<Control>(CONTROLS)];
  frozen ??= { form, body: form ? bodyOf(form) : new URLSearchParams(), controls };
  for (const control of controls) control.disabled = true;
  setInert(true);
}

export function thaw(): void {
  for (const control of frozen?.controls ?? []) control.disabled = false;
  setInert(false);
  frozen = null;
}

interface Received {
  readonly reply: Response;
  readonly page: string;
}

/** Asks the back office; null without a whole reply, also where it stays silent. */
export async function ask(address: string, init: RequestInit = {}): Promise<Received | null> {
  try {
    const reply = await fetch(address, { ...init, signal: AbortSignal.timeout(REPLY_MS) });
    return { reply, page: await reply.text() };
  } catch {
    return null;
  }
}

function post(form: HTMLFormElement, keepalive: boolean): Promise<Received | null> {
  const body = bodyOf(form);
  carryOn(form, body);
  return ask(form.action, { method: 'POST', body, keepalive, headers: { 'HX-Request': 'true' } });
}

/** Whether leaving the page would lose input. */
export function isUnsaved(): boolean {
  const form = partForm();
  return form !== null && !isHeld && (isTyped || underWay.size > 0 || incompleteIn(form).length > 0);
}

/** Pauses autosave until `releaseSaving`; resolves when no request is under way. */
export async function holdSaving(): Promise<void> {
  isHeld = true;
  while (underWay.size > 0) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
}

/** Resumes autosave. `isNew`: the form was replaced, and its input with it. */
export function releaseSaving({ isNew }: { readonly isNew: boolean }): void {
  isHeld = false;
  if (isNew) isTyped = false;
}

/** Stores the saved revision for the next request. */
function noteRevision(answer: string): void {
  const saved = new DOMParser().parseFromString(answer, 'text/html').querySelector<HTMLInputElement>('#revision');
  for (const input of document.querySelectorAll<HTMLInputElement>('#revision, [data-revision]'))
    if (saved) input.value = saved.value;
}

/** Saves pending input. 'refused': submitting the form shows the reason. 'lost': there was no reply. */
export async function saveTyped(): Promise<'saved' | 'refused' | 'lost'> {
  const form = partForm();
  const wasHeld = isHeld;
  await holdSaving();
  const received = form && isTyped ? await post(form, false) : 'nothing';
  isHeld = wasHeld;
  if (received === null) return 'lost';
  if (received !== 'nothing') {
    if (!received.reply.ok) return 'refused';
    noteRevision(received.page);
  }
  isTyped = false;
  return 'saved';
}

/** Restores input typed before a reload, when this page was rendered before the input was saved. */
function putBack(): void {
  const form = partForm();
  const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  sessionStorage.removeItem(STORAGE_KEY);
  if (!form || typeof stored !== 'object' || stored === null) return;
  const { action, at, body } = stored as Partial<Record<string, unknown>>;
  if (action !== form.action || typeof at !== 'number' || Date.now() - at > MAX_AGE_MS || typeof body !== 'string')
    return;
  const values = new URLSearchParams(body);
  let isChanged = false;
  for (const control of form.querySelectorAll<HTMLInputElement>('[name^="s."]:not([type="hidden"])')) {
    const value = values.get(control.name);
    if (control.type === 'checkbox') {
      isChanged ||= control.checked !== (value !== null);
      control.checked = value !== null;
    } else if (value !== null && value.replaceAll('\r\n', '\n') !== control.value) {
      isChanged = true;
      control.value = value;
    }
  }
  if (!isChanged) return;
  // What was typed belongs to what its form showed, not to what others have saved since.
  carryBack(form, values);
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether nothing of the back office was received: no reply, or the one of a proxy in its place. */
export const isAway = (status: number | undefined): boolean => status === undefined || status >= 500;

/** Says at the top that the back office is unreachable, and saves again after a while. */
export function showUnreachable(): void {
  const form = partForm();
  const words = document.querySelector<HTMLTemplateElement>('#unreached')?.content.cloneNode(true);
  if (words) document.querySelector('#problem')?.replaceChildren(words);
  // One attempt at a time, whatever failed meanwhile.
  clearTimeout(retry);
  retry = setTimeout(() => form?.isConnected && form.dispatchEvent(new Event('input', { bubbles: true })), RETRY_MS);
}

/** Asks before leaving forms without autosave that were typed into, except the one that is sent. */
function askBeforeLeaving(forms: NodeListOf<HTMLFormElement>): void {
  const changed = new Set<EventTarget | null>([...forms].filter(({ dataset }) => dataset['ask'] === 'typed'));
  for (const form of forms) form.addEventListener('input', () => changed.add(form));
  let sent: EventTarget | null = null;
  document.addEventListener('submit', ({ target }) => {
    sent = target;
  });
  addEventListener('beforeunload', (event) => {
    if ([...changed].every((form) => form === sent)) return;
    event.preventDefault();
    // Who stays has sent nothing.
    sent = null;
  });
}

export function startSaving(): void {
  const isOurs = (event: Event): boolean => event.target instanceof Node && partForm()?.contains(event.target) === true;
  document.addEventListener('input', (event) => {
    if (isOurs(event)) isTyped = true;
  });
  document.addEventListener('htmx:before:request', (event) => {
    const form = partForm();
    if (!form || !isOurs(event)) return;
    if (isHeld) return event.preventDefault();
    const { ctx } = (event as RequestEvent).detail;
    isTyped = false;
    underWay.add(ctx);
    carryOn(form, ctx.request.body);
    for (const { name } of incompleteIn(form)) ctx.request.body.delete(name);
  });
  document.addEventListener('htmx:finally:request', (event) => {
    const { ctx } = (event as RequestEvent).detail;
    if (!underWay.delete(ctx)) return;
    hasFailed = !(ctx.response && ctx.response.status < 400);
    if (hasFailed) isTyped = true;
  });
  document.addEventListener('htmx:error', (event) => {
    if (isOurs(event)) showUnreachable();
  });
  document.addEventListener('htmx:response:error', (event) => {
    if (isOurs(event) && isAway((event as RequestEvent).detail.ctx.response?.status)) showUnreachable();
  });

  /*
   * On a reload, a closed tab or a typed address, input is saved while the page unloads, and restored if the next page
   * was rendered before the save arrived.
   */
  addEventListener('beforeunload', (event) => {
    const form = partForm();
    if (!form || !isUnsaved()) return;
    const isLost = hasFailed || incompleteIn(form).length > 0 || String(bodyOf(form)).length > LEAVE_MOST;
    if (isLost) event.preventDefault();
  });
  addEventListener('pagehide', () => {
    const form = partForm();
    if (!form || !isUnsaved()) return;
    const body = String(bodyOf(form));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ action: form.action, at: Date.now(), body }));
    isTyped = false;
    // The page is being unloaded: nobody can be notified.
    if (body.length <= LEAVE_MOST) void post(form, true);
  });
  // Only after htmx has set up autosave.
  addEventListener('load', putBack);
  askBeforeLeaving(document.querySelectorAll('form[data-ask]'));
}
