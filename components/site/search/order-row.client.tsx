'use client';

import { Link } from '@/components/ui/link';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { ACTIVE_OPTION } from '@/components/ui/form/use-active-option';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { Money } from '@/components/ui/text/money';
import { routes } from '@/lib/config/routes';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import { fillWords } from '@/lib/i18n/fill-words';
import type { OrderLabels } from './order-labels';
import { useAddSku } from './use-add-sku';

interface OrderRowProps {
  id: string;
  sku: PadSku;
  locale: string;
  active: boolean;
  labels: OrderLabels;
  onPoint: () => void;
  /** Moves the focus to the quantity above or below. */
  onMove: (by: -1 | 1) => void;
  onAdded: () => void;
  /** Moves the focus to the search field. */
  onBack: () => void;
}

/** A sku with price, stock and quantity: Enter adds it to the cart. */
export function OrderRow({ id, sku, locale, active, labels, onPoint, onMove, onAdded, onBack }: OrderRowProps) {
  const title = skuTitle(sku.name, sku.options);
  const [qty, setQty] = useState(String(sku.minQty));
  const { busy, note, add, forget } = useAddSku(sku, labels);

  // The result is in the row's last line, which may be out of view.
  useEffect(() => {
    if (note) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, note]);

  async function send(): Promise<void> {
    if (await add(qty)) onAdded();
  }

  function key(event: KeyboardEvent): void {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (event.key === 'Escape') onBack();
    else if (event.key === 'Enter') void send();
    else if (by !== null) onMove(by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      role="row"
      id={id}
      aria-selected={active}
      onPointerMove={onPoint}
      className={cx('flex items-center gap-3 px-3 py-2', active && ACTIVE_OPTION)}
    >
      <div role="gridcell" className="min-w-0 flex-1">
        <Link href={routes.product(sku.slug)} className="block leading-snug font-medium">
          {title}
        </Link>
        <span className="block text-sm text-soft tabular">
          {sku.code}
          {sku.priceEach !== null && (
            <>
              {' · '}
              <Money cents={sku.priceEach} locale={locale} />
            </>
          )}
          {' · '}
          {!sku.inStock
            ? labels.outOfStock
            : sku.available === null
              ? labels.inStock
              : fillWords(labels.stock, { count: sku.available })}
        </span>
        <span role="status" className={cx('block text-sm', note?.good ? 'text-success' : 'text-danger')}>
          {note?.words}
        </span>
      </div>
      {sku.inStock && (
        <div role="gridcell" className="flex shrink-0 items-center gap-2">
          <input
            value={qty}
            onChange={(event) => {
              setQty(event.target.value);
              forget();
            }}
            onFocus={(event) => event.target.select()}
            onKeyDown={key}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={9}
            aria-label={fillWords(labels.quantityOf, { name: title })}
            aria-invalid={note && !note.good ? true : undefined}
            className="control px-2 text-center tabular"
            style={{ inlineSize: '4rem' }}
          />
          <button
            type="button"
            aria-label={fillWords(labels.add, { name: title })}
            aria-disabled={busy || undefined}
            onClick={() => void send()}
            className="btn btn-primary"
            style={{ inlineSize: '2.75rem', paddingInline: 0 }}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </div>
  );
}
