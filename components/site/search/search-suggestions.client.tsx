'use client';

import { Suspense } from 'react';
import { ACTIVE_OPTION } from '@/components/ui/form/use-active-option';
import { Picture } from '@/components/media/picture';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { findSuggestions } from '@/lib/browser/catalogue/search';
import { lazyPart } from '@/lib/browser/lazy-part';
import { useRead } from '@/lib/browser/read.client';
import { routes } from '@/lib/config/routes';
import { type Suggestions, suggestionQuery } from '@/lib/domain/catalogue/suggestions';
import { fillWords } from '@/lib/i18n/fill-words';
import type { TypeaheadLabels, TypeaheadProps } from './typeahead';
import { TYPING_MS, useSearchBox, useSearchField } from './use-search-box';

/** A separate chunk: visitors cannot order. */
const OrderSuggestions = lazyPart(async () => (await import('./order-suggestions.client')).OrderSuggestions);

const countOf = ({ total, more }: Suggestions): number | string => (more ? `${total}+` : total);

/** Products that match the field's value. */
function useSuggestions(typed: string): Suggestions | null {
  const query = suggestionQuery(typed);
  const { answer } = useRead(query, (signal) => findSuggestions(typed, signal), { delayMs: TYPING_MS });
  return query === null ? null : (answer ?? null);
}

/** Suggestions with quantities for customers, if the labels for them are present; otherwise suggested products. */
export function SearchSuggestions(props: TypeaheadProps) {
  return props.labels.order ? (
    <Suspense fallback={null}>
      <OrderSuggestions
        field={props.field}
        labels={props.labels}
        order={props.labels.order}
        plain={ProductSuggestions}
      />
    </Suspense>
  ) : (
    <ProductSuggestions {...props} />
  );
}

/** Suggested products, chosen by arrow keys while the focus stays in the field. */
function ProductSuggestions({ field, labels }: TypeaheadProps) {
  const { input, typed } = useSearchField(field);
  const found = useSuggestions(typed);
  const products = found?.products ?? [];
  const count = products.length > 0 ? products.length + 1 : 0;
  const list = `${field}-list`;
  const { shown, active, setActive, leave } = useSearchBox({
    input,
    list,
    popup: 'listbox',
    found,
    count,
    onChoose: choose,
  });

  function choose(index: number): void {
    const product = products[index];
    leave(product ? routes.product(product.slug) : routes.search(found?.query));
  }

  return (
    <>
      <p role="status" className="sr-only">
        {shown && found
          ? fillWords(found.total > 0 ? labels.found : labels.none, {
              count: countOf(found),
              query: found.corrected || found.query,
            })
          : ''}
      </p>
      {shown && found && (
        // Prevents the field's blur, which would close the list before the click.
        <div
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
          className={
            'absolute end-0 top-full z-20 mt-2 max-h-[min(32rem,60dvh)] w-[max(100%,26rem)] ' +
            'max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto overscroll-contain rounded-md border border-line ' +
            'bg-surface shadow-lift'
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
    cx('flex min-h-14 cursor-pointer items-center gap-3 px-3 py-2', index === active && ACTIVE_OPTION);
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
