'use client';

import { useWords } from '@/components/forms/words.client';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { ACTIVE_OPTION, useActiveOption } from '@/components/ui/form/use-active-option';
import { cx } from '@/components/ui/cx';
import { loadDeferred } from '@/lib/browser/deferred';
import { useRead } from '@/lib/browser/read.client';
import { listMove, suggestionQuery } from '@/lib/domain/catalogue/suggestions';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';

const TYPING_MS = 150;
const calls = () => import('@/lib/browser/cart/pad-calls');

/** Handles the field's keys first; returns true if the list used the key. */
export interface SuggestionKeys {
  key: (event: KeyboardEvent) => boolean;
}

interface PadSuggestionsProps {
  id: string;
  typed: string;
  field: RefObject<HTMLInputElement | null>;
  keys: RefObject<SuggestionKeys | null>;
  onChoose: (sku: PadSku) => void;
}

/** Suggestions below a code's field while typing (ARIA 1.2, combobox); the focus stays in the field. */
export function PadSuggestions({ id, typed, field, keys, onChoose }: PadSuggestionsProps) {
  const t = useWords('quickOrder');
  const query = suggestionQuery(typed);
  const { answer } = useRead(
    query,
    async (signal) => {
      const code = await loadDeferred(calls);
      return { query, skus: code && (await code.suggestCodes(query ?? '', signal)) };
    },
    { delayMs: TYPING_MS },
  );
  const [active, setActive] = useState<number | null>(null);
  const [closed, setClosed] = useState('');
  const skus = query !== null && answer?.query === query && closed !== typed ? (answer.skus ?? []) : [];
  const at = active !== null && active < skus.length ? active : null;
  const shown = skus.length > 0;
  useActiveOption(at === null ? null : `${id}-${at}`);

  useImperativeHandle(keys, () => ({
    key: (event) => {
      if (!shown) return false;
      const move = listMove(event.key, at, skus.length);
      const chosen = move.kind === 'choose' ? skus[move.active] : undefined;
      if (move.kind === 'none' || event.key === 'Home' || event.key === 'End') return false;
      event.preventDefault();
      if (move.kind === 'to') setActive(move.active);
      else setClosed(typed);
      if (chosen) onChoose(chosen);
      return true;
    },
  }));

  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(shown));
    if (at === null) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', `${id}-${at}`);
    return () => {
      input?.setAttribute('aria-expanded', 'false');
      input?.removeAttribute('aria-activedescendant');
    };
  }, [at, shown, field, id]);

  return (
    <div
      role="listbox"
      id={id}
      aria-label={t('suggestions')}
      hidden={!shown}
      className={
        'absolute start-0 top-full z-20 mt-1 max-h-72 w-[max(100%,22rem)] ' +
        'max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-lift'
      }
    >
      {skus.map((sku, index) => (
        <button
          type="button"
          tabIndex={-1}
          // Prevents the field's blur, which would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          key={sku.skuId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onPointerMove={() => setActive(index)}
          onClick={() => onChoose(sku)}
          className={cx('block w-full px-3 py-2 text-start leading-snug', index === at && ACTIVE_OPTION)}
        >
          <span className="block font-medium tabular">{sku.code}</span>
          <span className="block truncate text-sm text-soft">
            {sku.name}
            {sku.options && `, ${sku.options}`}
          </span>
        </button>
      ))}
    </div>
  );
}
