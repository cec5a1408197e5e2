import { linkTarget } from '@/lib/domain/content/links';
import type { ChosenPicture } from './commands';

/* Dialogs for choosing a link or a picture. */

const WAIT_MS = 250;

interface Frame {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly results: HTMLElement;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

function field(label: string, input: HTMLInputElement): HTMLElement {
  return element('div', { class: 'field' }, element('label', { for: input.id }, label), input);
}

function frame(title: string, ...inside: readonly Node[]): Frame {
  const results = element('div', { class: 'chooser-results' });
  const form = element('form', { method: 'dialog' }, ...inside, results);
  const heading = element('h2', { id: 'chooser-title' }, title);
  const dialog = element('dialog', { class: 'chooser', 'aria-labelledby': 'chooser-title' }, heading, form);
  // The search text is not a setting to save.
  dialog.addEventListener('input', (event) => event.stopPropagation());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  return { dialog, form, results };
}

/** Searches while typing; stale responses are dropped. */
function searchOf(input: HTMLInputElement, address: (words: string) => string, show: (html: string) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let latest = '';
  const ask = async (): Promise<void> => {
    const asked = address(input.value);
    latest = asked;
    // Without the header the reply to somebody signed out is the sign-in page; with it, a sentence.
    const reply = await fetch(asked, { headers: { 'HX-Request': 'true' } }).catch(() => null);
    const html =
      reply?.ok || reply?.status === 401
        ? await reply.text()
        : '<p class="hint" role="alert">The back office cannot be reached.</p>';
    if (latest === asked) show(html);
  };
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void ask(), WAIT_MS);
  });
  void ask();
}

/** Asks for the target of a link. @returns '' to remove the link, null when cancelled */
export function chooseLink(href: string | null): Promise<string | null> {
  const address = element('input', { id: 'chooser-address', maxlength: '2000' });
  address.value = href ?? '';
  const search = element('input', { id: 'chooser-search', type: 'search', maxlength: '100' });
  const problem = element('p', { class: 'error', role: 'alert' });
  const keep = element('button', { class: 'primary', value: 'keep' }, 'Set the link');
  const remove = element('button', { value: 'remove', formnovalidate: '' }, 'Remove the link');
  remove.hidden = href === null;
  const cancel = element('button', { class: 'quiet', value: '', type: 'button' }, 'Cancel');
  const actions = element('div', { class: 'actions' }, keep, remove, cancel);
  const { dialog, form, results } = frame(
    'Where does it lead?',
    field('Address, such as /about or https://example.com', address),
    problem,
    actions,
    field('Or choose what it leads to', search),
  );
  searchOf(
    search,
    (q) => `/cms/content/addresses?${new URLSearchParams({ q })}`,
    (html) => {
      results.innerHTML = html;
    },
  );
  results.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-address]') : null;
    if (!choice) return;
    address.value = choice.dataset['address'] ?? '';
    dialog.close('keep');
  });
  form.addEventListener('submit', (event) => {
    if (event.submitter !== keep || linkTarget(address.value).kind !== 'none') return;
    event.preventDefault();
    problem.textContent = 'This leads nowhere.';
    address.focus();
  });
  cancel.addEventListener('click', () => dialog.close());
  dialog.showModal();
  address.select();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const isSet = dialog.returnValue === 'keep' && linkTarget(address.value).kind !== 'none';
      resolve(isSet ? address.value.trim() : dialog.returnValue === 'remove' ? '' : null);
    });
  });
}

const WIDE = 900;

/** The chosen picture of the library; null when cancelled. */
export function choosePicture(): Promise<ChosenPicture | null> {
  const search = element('input', { id: 'chooser-search', type: 'search', maxlength: '100' });
  const alt = element('input', { id: 'chooser-alt', maxlength: '300' });
  const cancel = element('button', { class: 'quiet', type: 'button' }, 'Cancel');
  const { dialog, results } = frame(
    'Which picture?',
    field('Search pictures', search),
    field('What it shows, for who cannot see it; empty for the library’s words', alt),
    element('div', { class: 'actions' }, cancel),
  );
  results.classList.add('picker');
  const grid = element('div', { class: 'grid' });
  results.append(grid);
  searchOf(
    search,
    (q) => `/cms/media/picker?${new URLSearchParams({ q, page: '1' })}`,
    (html) => {
      grid.innerHTML = html;
      grid.querySelector('[data-picker-more]')?.remove();
    },
  );
  let chosen: ChosenPicture | null = null;
  results.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
    const { hash, aspect = '4x3', words = '' } = button?.dataset ?? {};
    if (!hash) return;
    const [across = 4, down = 3] = aspect.split('x').map(Number);
    chosen = {
      src: `/assets/i/${hash}/${aspect}/${WIDE}.webp`,
      alt: alt.value.trim() || words,
      width: String(WIDE),
      height: String(Math.round((WIDE * down) / across)),
    };
    dialog.close();
  });
  cancel.addEventListener('click', () => dialog.close());
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(chosen));
  });
}
