import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useActiveOption } from '@/components/ui/form/use-active-option';
import { reportLeaving } from '@/lib/browser/site/leaving';
import { routes } from '@/lib/config/routes';
import { type ListMove, listMove, suggestionQuery } from '@/lib/domain/catalogue/suggestions';

/** Pause after which the typed text is searched: shorter than between two keys of most people. */
export const TYPING_MS = 100;

/** The server-rendered field and its current value, including input from before hydration. */
export function useSearchField(id: string): { input: HTMLInputElement | null; typed: string } {
  const [input] = useState(() => document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`));
  const watch = useCallback(
    (changed: () => void) => {
      input?.addEventListener('input', changed);
      return () => input?.removeEventListener('input', changed);
    },
    [input],
  );
  const typed = useSyncExternalStore(
    watch,
    () => input?.value ?? '',
    () => '',
  );
  return { input, typed };
}

interface SearchBox {
  input: HTMLInputElement | null;
  /** Id of the list; its rows are `{list}-{index}`. */
  list: string;
  popup: 'listbox' | 'grid';
  /** The results, as one stable object; null before the first. */
  found: object | null;
  count: number;
  onChoose: (index: number) => void;
}

/** Makes the search field a combobox with a list below it (ARIA 1.2). The focus stays in the field. */
export function useSearchBox({ input, list, popup, found, count, onChoose }: SearchBox) {
  const router = useRouter();
  const path = usePathname();
  const [open, setOpen] = useState(true);
  const [choice, setChoice] = useState<{ of: object | null; index: number | null }>({ of: null, index: null });
  const active = choice.of === found ? choice.index : null;
  const setActive = (index: number | null) => setChoice({ of: found, index });
  const shown = open && found !== null;

  const [openedOn, setOpenedOn] = useState(path);
  if (openedOn !== path) {
    setOpenedOn(path);
    setOpen(false);
  }

  function leave(address: string): void {
    setOpen(false);
    input?.blur();
    startTransition(() => {
      if (new URL(address, location.href).pathname !== location.pathname) reportLeaving();
      router.push(address);
    });
  }

  function take(move: ListMove): void {
    if (move.kind === 'to') setActive(move.active);
    else if (move.kind === 'close') setOpen(false);
    else if (move.kind === 'choose') onChoose(move.active);
  }

  // Runs after each render, so that the listeners see the current list.
  useEffect(() => {
    if (!input) return;
    const stop = new AbortController();
    const { signal } = stop;
    const state = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': popup,
      'aria-controls': list,
      'aria-expanded': String(shown && count > 0),
    };
    for (const [name, value] of Object.entries(state)) input.setAttribute(name, value);
    if (shown && active !== null) input.setAttribute('aria-activedescendant', `${list}-${active}`);
    else input.removeAttribute('aria-activedescendant');

    input.addEventListener('input', () => setOpen(true), { signal });
    input.addEventListener('focus', () => setOpen(true), { signal });
    // Keeps the list open while the focus is in it.
    input.form?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget === input) return;
        if (!(relatedTarget instanceof Node && document.getElementById(list)?.contains(relatedTarget))) setOpen(false);
      },
      { signal },
    );
    input.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing) return;
        if (!shown) {
          if (event.key === 'ArrowDown' && found) setOpen(true);
          return;
        }
        const move = listMove(event.key, active, count);
        if (move.kind === 'none') return;
        event.preventDefault();
        take(move);
      },
      { signal },
    );
    input.form?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        leave(routes.search(suggestionQuery(input.value) ?? input.value.trim()));
      },
      { signal },
    );
    return () => stop.abort();
  });

  useActiveOption(active === null ? null : `${list}-${active}`);

  return { shown, active, setActive, setOpen, leave };
}
