'use client';

import { useRouter } from 'next/navigation';
import type { ComponentType } from 'react';
import { ACTIVE_OPTION } from '@/components/ui/form/use-active-option';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { findSuggestions } from '@/lib/browser/catalogue/search';
import { loadDeferred } from '@/lib/browser/deferred';
import { useRead } from '@/lib/browser/read.client';
import { routes } from '@/lib/config/routes';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { type Suggestions, suggestionQuery } from '@/lib/domain/catalogue/suggestions';
import { fillWords } from '@/lib/i18n/fill-words';
import type { TypeaheadLabels, TypeaheadProps } from './typeahead';
import { TYPING_MS, useSearchBox, useSearchField } from './use-search-box';
import type { OrderLabels } from './order-labels';
import { OrderRow } from './order-row.client';

interface Found {
  readonly query: string;
  readonly skus: readonly PadSku[];
  readonly products: Suggestions | null;
}

async function find(query: string, signal: AbortSignal): Promise<Found> {
  const codes = loadDeferred(() => import('@/lib/browser/cart/pad-calls')).then((code) =>
    code === null ? null : code.suggestCodes(query, signal),
  );
  const [skus, products] = await Promise.all([codes, findSuggestions(query, signal)]);
  return { query, skus: skus ?? [], products };
}

interface OrderSuggestionsProps {
  field: string;
  labels: TypeaheadLabels;
  order: OrderLabels;
  /** Rendered without matching skus, or if the platform lacks the call. */
  plain: ComponentType<TypeaheadProps>;
}

/** Suggested skus, each with a quantity to add to the cart. */
export function OrderSuggestions({ field, labels, order, plain: Plain }: OrderSuggestionsProps) {
  const { typed } = useSearchField(field);
  const query = suggestionQuery(typed);
  const { answer } = useRead(query, (signal) => find(query ?? '', signal), { delayMs: TYPING_MS });
  const found = query === null ? null : (answer ?? null);
  return found && found.skus.length > 0 ? (
    <OrderGrid field={field} labels={labels} order={order} found={found} />
  ) : (
    <Plain field={field} labels={labels} />
  );
}

interface OrderGridProps {
  field: string;
  labels: TypeaheadLabels;
  order: OrderLabels;
  found: Found;
}

function OrderGrid({ field, labels, order, found }: OrderGridProps) {
  const router = useRouter();
  const { input } = useSearchField(field);
  const list = `${field}-list`;
  const { skus, query, products } = found;
  const total = products?.total ?? skus.length;
  const count = products?.more ? `${total}+` : total;
  const box = useSearchBox({ input, list, popup: 'grid', found, count: skus.length + 1, onChoose: choose });

  /** Enter moves to the quantity, or opens the page of a sku that is out of stock. */
  function choose(index: number): void {
    const sku = skus[index];
    if (!sku) return box.leave(routes.search(query));
    const quantity = document.querySelector<HTMLInputElement>(`#${CSS.escape(`${list}-${index}`)} input`);
    if (!quantity) return box.leave(routes.product(sku.slug));
    quantity.focus();
    quantity.select();
  }

  /** An order bar without scripts changes only when the page is rendered again. */
  function added(): void {
    if (document.querySelector('#order-bar > a')) router.refresh();
    back();
  }

  /** Focuses the search field for the next product. */
  function back(): void {
    input?.focus();
    input?.select();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {box.shown && fillWords(order.found, { count, query: products?.corrected || query })}
      </p>
      {box.shown && (
        <div
          role="presentation"
          // Prevents the field's blur, which would close the list before the click; a quantity field may take the
          // focus.
          onMouseDown={(event) => {
            if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
          }}
          className={
            'absolute end-0 top-full z-20 mt-2 max-h-[min(32rem,60dvh)] w-[max(100%,26rem)] ' +
            'max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto overscroll-contain rounded-md border border-line ' +
            'bg-surface shadow-lift'
          }
        >
          <div role="grid" id={list} aria-label={labels.list} className="py-1.5">
            {skus.map((sku, index) => (
              <OrderRow
                key={sku.skuId}
                id={`${list}-${index}`}
                sku={sku}
                locale={order.found.locale}
                active={index === box.active}
                labels={order}
                onPoint={() => box.setActive(index)}
                onMove={(by) => (index + by < 0 ? back() : choose(Math.min(index + by, skus.length - 1)))}
                onAdded={added}
                onBack={back}
              />
            ))}
            <div role="row" id={`${list}-${skus.length}`} aria-selected={box.active === skus.length}>
              <div role="gridcell" className="mt-1.5 border-t border-line">
                <button
                  type="button"
                  onPointerMove={() => box.setActive(skus.length)}
                  onClick={() => choose(skus.length)}
                  className={cx(
                    'flex w-full min-h-14 items-center gap-3 px-3 py-2 justify-between ps-4 text-start font-medium',
                    box.active === skus.length && ACTIVE_OPTION,
                  )}
                >
                  {fillWords(labels.all, { count, query })}
                  <Icon name="arrow-end" className="text-accent" />
                </button>
              </div>
            </div>
          </div>
        </div>
      )}
    </>
  );
}
