import { workspaceOf } from './elements';
import { ask, isAway, showUnreachable } from './saving';

/** The insert dialog over the editor; without scripts it is a separate page. */

const addressOf = (to: string, before: string): string =>
  `/cms/pages/${workspaceOf()?.dataset['page'] ?? ''}/insert?${new URLSearchParams({ to, before })}`;

async function open(address: string): Promise<void> {
  const received = await ask(address);
  // The page stays, with what was typed.
  if (!received || isAway(received.reply.status)) return showUnreachable();
  const page = new DOMParser().parseFromString(received.page, 'text/html');
  const choices = page.querySelector('#insert-choices');
  // Signed out, or the part was removed: the full page explains it.
  if (!received.reply.ok || !choices) return location.assign(address);
  document.querySelector('#insert-dialog')?.remove();
  const dialog = document.createElement('dialog');
  dialog.id = 'insert-dialog';
  dialog.setAttribute('aria-labelledby', 'insert-title');
  dialog.append(document.adoptNode(choices));
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    if (target !== dialog && !(target instanceof Element && target.closest('[data-cancel]'))) return;
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  });
  dialog.addEventListener('submit', () => dialog.close());
  document.body.append(dialog);
  const field = dialog.querySelector<HTMLElement>('[data-choice-field]');
  if (field) field.hidden = false;
  dialog.showModal();
}

export function openInsert(to: string, before: string): void {
  void open(addressOf(to, before));
}

/** Filters the choices by the typed words, and says if none is left. */
function search(field: HTMLInputElement): void {
  const words = field.value.trim().toLowerCase();
  const choices = [...document.querySelectorAll<HTMLElement>('#insert-choices [data-choice]')];
  for (const choice of choices) choice.hidden = !choice.textContent.toLowerCase().includes(words);
  const isEmpty = choices.every(({ hidden }) => hidden);
  document.querySelector('[data-choice-none]')?.replaceChildren(isEmpty ? 'There is none with these words.' : '');
}

export function startInsert(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-insert]') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !workspaceOf()) return;
      event.preventDefault();
      event.stopPropagation();
      void open(link.href);
    },
    true,
  );
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-choice-search]')) search(target);
  });
}
