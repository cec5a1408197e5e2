import { partForm, unfoldAround } from './elements';

/*
 * Changing a list shows its form again: focus goes on at the entry that was added or moved, and the page stays scrolled
 * as it was.
 */

/** Name of the buttons that change a list (form/read-form.ts). */
const LIST_ACTION = 'list-action';
const STORAGE_KEY = 'cms-entry';

/** What a pressed button does to a list; '' for other buttons. */
export function listActionOf(submitter: HTMLElement | null): string {
  return submitter instanceof HTMLButtonElement && submitter.name === LIST_ACTION ? submitter.value : '';
}

function firstField(entry: HTMLElement): HTMLElement | undefined {
  const fields = entry.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable="true"]');
  return [...fields].find((field) => field.checkVisibility());
}

/** The button with the same effect; at an end of the list that entry has only the one for the other direction. */
function moverOf(entry: HTMLElement, direction: 'up' | 'down'): HTMLElement | null {
  const button = (one: string): HTMLElement | null =>
    entry.querySelector(`:scope > .entry-head > button[value^="${one}:"]`);
  return button(direction) ?? button(direction === 'up' ? 'down' : 'up');
}

/** Focuses an element; scrolls to it only when it is out of view, or something lies over it. */
function focusInView(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  const { left, top, width, height } = target.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!seen || !target.contains(seen)) target.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Goes on where a list was changed. False when the form has no such list. */
export function focusEntry(action: string): boolean {
  const [, verb = '', path = '', to] = /^(add|remove|up|down|place):([\w.]+)(?::(\d+))?$/.exec(action) ?? [];
  const cut = verb === 'add' ? path.length : path.lastIndexOf('.');
  const list = document.querySelector(`[data-order="${path.slice(0, cut)}"]`);
  if (verb === '' || !list) return false;
  const entries = list.querySelectorAll<HTMLElement>(':scope > .entry');
  const index = Number(path.slice(cut + 1));
  const places = new Map([
    ['add', entries.length - 1],
    ['up', index - 1],
    ['down', index + 1],
    ['place', Number(to)],
    // The next one has taken its place.
    ['remove', index],
  ]);
  const entry = entries[places.get(verb) ?? index];
  unfoldAround(entry && verb !== 'remove' ? entry : list);
  const found =
    entry &&
    ((verb === 'add' && firstField(entry)) ||
      ((verb === 'up' || verb === 'down') && moverOf(entry, verb)) ||
      entry.querySelector<HTMLElement>('summary, button'));
  const adder = list.parentElement?.querySelector<HTMLElement>(':scope > button[value^="add:"]');
  const target = found ?? adder;
  if (target) focusInView(target);
  return target != null;
}

/** Forms other than that of a page's part are shown again by a page load. */
export function startEntries(): void {
  const [, top, action = ''] = /^(\d+) (.+)$/.exec(sessionStorage.getItem(STORAGE_KEY) ?? '') ?? [];
  sessionStorage.removeItem(STORAGE_KEY);
  if (action !== '') {
    scrollTo({ top: Number(top), behavior: 'instant' });
    focusEntry(action);
  }
  document.addEventListener('submit', ({ target, submitter }) => {
    const sent = listActionOf(submitter);
    if (sent === '' || target === partForm()) return;
    sessionStorage.setItem(STORAGE_KEY, `${Math.round(scrollY)} ${sent}`);
    // Its address scrolls to the entry where there are no scripts.
    submitter?.removeAttribute('formaction');
  });
}
