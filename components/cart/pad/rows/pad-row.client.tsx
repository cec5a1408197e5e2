'use client';

import { useWords } from '@/components/forms/words.client';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { Money } from '@/components/ui/text/money';
import { padField, writePrice } from '@/lib/actions/cart/pad-form';
import { stayInRow } from './pad-keys';
import { padRowId } from './pad-row-id';
import { type PadRow as Row, piecesOf, skuOfRow, stateOf, wrongField } from '@/lib/domain/cart/order-pad/pad-row';
import { priceAt } from '@/lib/domain/cart/order-pad/pad-sku';
import { type Shelf, shelfWords } from '@/lib/i18n/shelf-words';
import { PadNote } from './pad-note';
import { PadSuggestions, type SuggestionKeys } from './pad-suggestions.client';
import type { PadActions } from './use-pad-rows';

interface PadRowProps {
  row: Row;
  /** Pieces of its sku in all rows that can be added: it is priced by them. */
  together: number;
  /** Zero-based. */
  number: number;
  locale: string;
  shelf: Shelf | null;
  actions: PadActions;
  onTyping: (key: string | null) => void;
}

/** One row: code, quantity and product. Memoized, since there may be a thousand. */
export const PadRow = memo(function PadRow(props: PadRowProps) {
  const { row, together, number, locale, shelf, actions, onTyping } = props;
  const t = useWords('quickOrder');
  const [focused, setFocused] = useState(false);
  const before = useRef({ code: '', qty: '' });
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const state = stateOf(row);
  const wrong = wrongField(state);
  const sku = skuOfRow(row);
  const pieces = sku && state.kind !== 'guess' && state.kind !== 'out-of-stock' ? piecesOf(row, sku) : null;
  const price = sku && priceAt(sku, Math.max(pieces ?? 0, together));
  const note = `pad-${row.key}-note`;
  const list = `pad-${row.key}-list`;

  function undo(event: KeyboardEvent, name: 'code' | 'qty'): void {
    if (event.key !== 'Escape' || row[name] === before.current[name]) return;
    event.preventDefault();
    actions.type(row.key, { [name]: before.current[name] });
  }

  return (
    <li id={padRowId(number)} data-pad-row className="pad-row scroll-mt-[calc(var(--header)+1rem)]">
      <input type="hidden" name={padField(number, 'original')} value={row.original} />
      <input type="hidden" name={padField(number, 'words')} value={row.words} />
      <div className="relative min-w-0">
        <Input
          ref={field}
          name={padField(number, 'code')}
          value={row.code}
          data-pad="code"
          data-key={row.key}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={list}
          aria-label={t('codeOf', { row: number + 1 })}
          aria-invalid={wrong === 'code' || undefined}
          aria-describedby={note}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          onChange={(event) => actions.type(row.key, { code: event.target.value })}
          onFocus={() => {
            before.current.code = row.code;
            setFocused(true);
            onTyping(row.key);
          }}
          onBlur={() => {
            setFocused(false);
            onTyping(null);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || keys.current?.key(event)) event.stopPropagation();
            else undo(event, 'code');
          }}
          // Phones show no column headings.
          placeholder={number === 0 ? t('code') : undefined}
          className="tabular md:placeholder:text-transparent"
        />
        {focused && (
          <PadSuggestions
            id={list}
            typed={sku?.code === row.code ? '' : row.code}
            field={field}
            keys={keys}
            onChoose={(chosen) => {
              actions.choose(row.key, chosen);
              document.querySelector<HTMLElement>(`[data-pad="qty"][data-key="${row.key}"]`)?.focus();
            }}
          />
        )}
      </div>
      <Input
        name={padField(number, 'qty')}
        value={row.qty}
        data-pad="qty"
        data-key={row.key}
        inputMode="numeric"
        aria-label={t('quantityOf', { row: number + 1 })}
        aria-invalid={wrong === 'qty' || undefined}
        aria-describedby={note}
        autoComplete="off"
        enterKeyHint="next"
        placeholder={row.code ? '1' : number === 0 ? t('quantity') : undefined}
        onChange={(event) => actions.type(row.key, { qty: event.target.value })}
        onFocus={(event) => {
          before.current.qty = row.qty;
          event.target.select();
        }}
        onKeyDown={(event) => undo(event, 'qty')}
        className={cx('text-center tabular', !row.code && 'placeholder:text-sm md:placeholder:text-transparent')}
      />
      <Select
        name={padField(number, 'unit')}
        value={row.unit}
        onChange={(event) => actions.type(row.key, { unit: event.target.value === 'carton' ? 'carton' : 'each' })}
        aria-label={t('unitOf', { row: number + 1 })}
        options={[
          { value: 'each', label: t('each') },
          { value: 'carton', label: sku && sku.cartonQty > 1 ? t('cartonOf', { count: sku.cartonQty }) : t('carton') },
        ]}
      />
      <p className={cx('pad-what text-sm leading-snug', !sku && 'max-md:hidden')}>
        {sku && state.kind !== 'guess' && (
          <>
            <span className="line-clamp-2 font-medium">
              {sku.name}
              {sku.options && `, ${sku.options}`}
            </span>
            <span className="text-soft tabular">
              {price !== null && <Money cents={price} locale={locale} />}
              {sku.inStock && (
                <>
                  {' · '}
                  {sku.available === null ? t('inStock') : t('stock', { count: sku.available })}
                </>
              )}
            </span>
            {shelf && (
              <span className="block text-soft empty:hidden">{shelfWords(shelf, sku.priceEach, sku.group)}</span>
            )}
          </>
        )}
      </p>
      <p className="pad-total text-end font-medium tabular">
        {pieces !== null && price !== null && <Money cents={price * pieces} locale={locale} />}
      </p>
      <button
        type="button"
        aria-label={t('remove', { row: number + 1 })}
        disabled={state.kind === 'blank'}
        onClick={(event) => {
          stayInRow(event, 'next');
          actions.remove(row.key);
        }}
        className={
          'pad-remove grid size-11 place-items-center rounded-sm text-soft hover:bg-tint hover:text-ink ' +
          'disabled:invisible no-script:invisible'
        }
      >
        <Icon name="close" />
      </button>
      <PadNote id={note} row={row} number={number} locale={locale} state={state} actions={actions} />
      {row.formPrice && <input type="hidden" name={padField(number, 'price')} value={writePrice(row)} />}
    </li>
  );
});
