'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Picture } from '@/components/media/picture';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { findSuggestions } from '@/lib/browser/catalogue/search';
import { useRead } from '@/lib/browser/read.client';
import { routes } from '@/lib/config/routes';
import { type Suggestions, listMove, suggestionQuery } from '@/lib/domain/catalogue/suggestions';
import { type Template, fillWords } from '@/lib/i18n/fill-words';

const TYPING_MS = 150;

/** The templates take `count` and `query`. */
export interface TypeaheadLabels {
  readonly list: string;
  readonly found: Template;
  readonly none: Template;
  readonly all: Template;
}

export interface TypeaheadProps {
  /** Id of the search field. */
  field: string;
  labels: TypeaheadLabels;
}

/** The current value of the server-rendered field, with what was typed before hydration. */
function useTyped(input: HTMLInputElement | null): string {
  const watch = useCallback(
    (changed: () => void) => {
      input?.addEventListener('input', changed);
      return () => input?.removeEventListener('input', changed);
    },
    [input],
  );
  return useSyncExternalStore(
    watch,
    () => input?.value ?? '',
    () => '',
  );
}

const countOf = ({ total, more }: Suggestions): number | string => (more ? `${total}+` : total);

/** Products that match the field's value. */
function useSuggestions(typed: string): Suggestions | null {
  const query = suggestionQuery(typed);
  const { answer } = useRead(query, (signal) => findSuggestions(typed, signal), { delayMs: TYPING_MS });
  return query === null ? null : (answer ?? null);
}

/** Makes the search field a combobox with a list of products (ARIA 1.2). The focus stays in the field. */
export function SearchSuggestions({ field, labels }: TypeaheadProps) {
  const router = useRouter();
  const path = usePathname();
  const [input] = useState(() => document.querySelector<HTMLInputElement>(`#${CSS.escape(field)}`));
  const typed = useTyped(input);
  const [open, setOpen] = useState(true);
  const found = useSuggestions(typed);
  const [choice, setChoice] = useState<{ of: Suggestions | null; index: number | null }>({ of: null, index: null });
  const active = choice.of === found ? choice.index : null;
  const setActive = (index: number | null) => setChoice({ of: found, index });
  const products = found?.products ?? [];
  const count = products.length > 0 ? products.length + 1 : 0;
  const shown = open && found !== null;
  const list = `${field}-list`;

  const [openedOn, setOpenedOn] = useState(path);
  if (openedOn !== path) {
    setOpenedOn(path);
    setOpen(false);
  }

  function choose(index: number): void {
    const product = products[index];
    leave(product ? routes.product(product.slug) : routes.search(found?.query));
  }

  function leave(address: string): void {
    setOpen(false);
    input?.blur();
    router.push(address);
  }

  // Each time: the listeners see what is shown now.
  useEffect(() => {
    if (!input) return;
    const stop = new AbortController();
    const { signal } = stop;
    const state = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': list,
      'aria-expanded': String(shown && count > 0),
    };
    for (const [name, value] of Object.entries(state)) input.setAttribute(name, value);
    if (shown && active !== null) input.setAttribute('aria-activedescendant', `${list}-${active}`);
    else input.removeAttribute('aria-activedescendant');

    input.addEventListener('input', () => setOpen(true), { signal });
    input.addEventListener('focus', () => setOpen(true), { signal });
    input.addEventListener('blur', () => setOpen(false), { signal });
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
        if (move.kind === 'to') setActive(move.active);
        else if (move.kind === 'close') setOpen(false);
        else choose(move.active);
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

  useEffect(() => {
    if (active !== null) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  return (
    <>
      <p role="status" className="sr-only">
        {shown
          ? fillWords(found.total > 0 ? labels.found : labels.none, {
              count: countOf(found),
              query: found.corrected || found.query,
            })
          : ''}
      </p>
      {shown && (
        // The field keeps the focus, so that the list stays until the click arrives.
        <div
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
          className={
            'absolute end-0 top-full z-20 mt-2 max-h-[min(32rem,60dvh)] w-[max(100%,26rem)] ' +
            'max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto overscroll-contain rounded-md border border-line ' +
            'bg-surface ' +
            'shadow-lift'
          }
        >
          {count === 0 ? (
            <p className="px-4 py-3.5 text-soft">{fillWords(labels.none, { query: found.query })}</p>
          ) : (
            <SuggestionList
              id={list}
              found={found}
              active={active}
              labels={labels}
              onPoint={setActive}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </>
  );
}

interface SuggestionListProps {
  id: string;
  found: Suggestions;
  active: number | null;
  labels: TypeaheadLabels;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

function SuggestionList({ id, found, active, labels, onPoint, onChoose }: SuggestionListProps) {
  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    onPointerMove: () => onPoint(index),
    onClick: () => onChoose(index),
  });
  const look = (index: number) =>
    cx('flex min-h-14 cursor-pointer items-center gap-3 px-3 py-2', index === active && 'bg-tint');
  return (
    <div role="listbox" id={id} aria-label={labels.list} className="py-1.5">
      {found.products.map(({ slug, name, brand, code, picture }, index) => (
        <div key={slug} {...optionProps(index)} className={look(index)}>
          <Picture picture={picture} width={48} sizes="3rem" alt="" className="w-12 shrink-0" />
          <span className="min-w-0">
            <span className="line-clamp-2 leading-snug font-medium">{name}</span>
            <span className="block truncate text-sm text-soft tabular">{code || brand}</span>
          </span>
        </div>
      ))}
      <div
        {...optionProps(found.products.length)}
        className={cx(look(found.products.length), 'mt-1.5 justify-between border-t border-line ps-4 font-medium')}
      >
        {fillWords(labels.all, { count: countOf(found), query: found.query })}
        <Icon name="arrow-end" className="text-accent" />
      </div>
    </div>
  );
}
