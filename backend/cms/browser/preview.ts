import { type EditedText, type ToFrame, type ToOffice, readToOffice } from '@/lib/domain/content/preview/messages';
import { SWAPPED, partForm, previewOf, workspaceOf } from './elements';
import { openInsert } from './insert';
import { openPart } from './steps';

/*
 * The live preview: a frame with a page of another origin, which reports the draft it shows. It is asked to reload
 * until it shows the last saved draft (lib/browser/content/preview), and opened again if it does not respond. Then it
 * receives the names of the parts and the selected one. Actions in it are carried out here, by the same forms as
 * without it.
 */

const ANSWER_MS = 6_000;
const LOAD_MS = 20_000;
const MAX_TRIES = 4;

const WORDS = { insert: 'Insert here', drag: 'Drag to another place', type: 'Text of this part' } as const;
const TYPED = 'input[type="text"][name^="s."], textarea[name^="s."]:not(.code)';

type TypedControl = HTMLInputElement | HTMLTextAreaElement;

/* The requested draft, and the number of attempts to show it. */
let tried = '';
let tries = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;
let shown = '';
/** The draft's address when the frame was opened. */
let opened = '';
/** The part that was selected in the frame, hence already in view there. */
let clicked = '';

const wanted = (): string => document.querySelector<HTMLElement>('#revision')?.dataset['draft'] ?? '';
const wantedPath = (): string => document.querySelector<HTMLElement>('#revision')?.dataset['path'] ?? '';
const selected = (): string => workspaceOf()?.dataset['selected'] ?? '';
const typedControls = (): TypedControl[] => [...(partForm()?.querySelectorAll<TypedControl>(TYPED) ?? [])];

function tell(message: ToFrame): void {
  previewOf()?.contentWindow?.postMessage(message, workspaceOf()?.dataset['storefront'] ?? '');
}

function stopWaiting(): void {
  clearTimeout(waiting);
  waiting = undefined;
}

function waitFor(ms: number): void {
  clearTimeout(waiting);
  waiting = setTimeout(openAnew, ms);
}

function showPreviewUnreachable(isAway: boolean): void {
  const away = document.querySelector<HTMLElement>('#preview-away');
  if (away) away.hidden = !isAway;
}

/** Marks the frame as busy while its content is about to be replaced. */
function setBusy(isBusy: boolean): void {
  previewOf()?.setAttribute('aria-busy', String(isBusy));
}

function mayTry(): boolean {
  if (tried !== wanted()) {
    tried = wanted();
    tries = 0;
  }
  tries += 1;
  if (tries > MAX_TRIES) showPreviewUnreachable(true);
  setBusy(tries <= MAX_TRIES);
  return tries <= MAX_TRIES;
}

function openAnew(): void {
  stopWaiting();
  const frame = previewOf();
  if (!frame || !mayTry()) return;
  opened = wantedPath();
  frame.src = frame.getAttribute('src') ?? '';
  waitFor(LOAD_MS);
}

function refresh(): void {
  // The loading page reports its draft once it is ready.
  if (waiting !== undefined || !mayTry()) return;
  // At the draft's former address the frame shows another page. It may also have failed to respond twice.
  if (opened !== wantedPath() || tries > 2) return openAnew();
  tell({ stockist: 'refresh' });
  waitFor(ANSWER_MS);
}

function textsOfPart(): EditedText[] {
  return typedControls().map(({ name, value, maxLength }) => ({
    field: name,
    text: value,
    ...(maxLength > 0 && { most: maxLength }),
  }));
}

/** Sends the preview the parts that can be edited in it. */
function sendEditing(): void {
  const isOn = document.querySelector<HTMLInputElement>('#select-by-click')?.checked ?? false;
  const parts = [...document.querySelectorAll<HTMLElement>('#outline [data-part]')];
  const names = Object.fromEntries(parts.map(({ dataset }) => [dataset['part'] ?? '', dataset['name'] ?? '']));
  const show = selected() !== clicked;
  tell({
    stockist: 'edit',
    editing: { on: isOn, names, selected: selected(), texts: textsOfPart(), words: WORDS, show },
  });
}

/** Makes the frame show the last saved draft. */
function bringUpToDate(): void {
  if (wanted() === shown) sendEditing();
  else refresh();
}

function hearShown(path: string, version: string): void {
  stopWaiting();
  showPreviewUnreachable(false);
  setBusy(false);
  if (path !== wantedPath()) {
    // Else the editor has navigated to another page in the frame.
    if (opened !== wantedPath()) openAnew();
    return;
  }
  opened = path;
  shown = version;
  if (shown === wanted()) tries = 0;
  bringUpToDate();
}

/** Text typed in the preview is entered in the form, whose autosave stores it. */
function typeInForm(part: string, field: string, text: string): void {
  const control = part === selected() ? typedControls().find(({ name }) => name === field) : undefined;
  if (!control) return;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function move(part: string, to: string, before: string): void {
  const mover = document.querySelector<HTMLFormElement>('#mover');
  if (!mover) return;
  for (const [name, value] of Object.entries({ part, to, before })) {
    const input = mover.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (input) input.value = value;
  }
  mover.requestSubmit();
}

function hear(message: ToOffice): void {
  switch (message.stockist) {
    case 'shown':
      return hearShown(message.path, message.version);
    case 'busy':
      // The frame reloads once what is being done in it has ended; it may have left a new address for that.
      opened = '';
      setBusy(false);
      return stopWaiting();
    case 'select': {
      clicked = message.part;
      const entry = document.querySelector(`#outline [data-part="${CSS.escape(message.part)}"] > a`);
      if (entry instanceof HTMLAnchorElement) void openPart(entry.href);
      return;
    }
    case 'insert':
      return openInsert(message.to, message.before);
    case 'move':
      return move(message.part, message.to, message.before);
    case 'text':
      return typeInForm(message.part, message.field, message.text);
  }
}

export function startPreview(): void {
  const frame = previewOf();
  const workspace = workspaceOf();
  if (!frame || !workspace) return;
  opened = wantedPath();
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== workspace.dataset['storefront']) return;
    const message = readToOffice(data);
    if (message) hear(message);
  });
  document.addEventListener('htmx:after:swap', () => {
    if (wanted() !== shown) refresh();
  });
  document.addEventListener(SWAPPED, bringUpToDate);
  document.querySelector('#select-by-click')?.addEventListener('change', sendEditing);
  // The frame's first message may have been sent before this script listened.
  addEventListener('load', () => {
    if (shown !== '') return;
    tell({ stockist: 'ask' });
    waitFor(ANSWER_MS);
  });
}
