'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '@/components/forms/words.client';
import { useEarlyInput } from '@/components/forms/state/use-catch-up';
import { FieldError } from '@/components/ui/form/field';
import { QuantityInput } from '@/components/ui/form/quantity-input';
import { type CallError, wordsOf } from '@/lib/browser/result';
import type { CartLine } from '@/lib/domain/cart/cart';
import { clampOnBlur, leastQty, parseQuantity, steppedQty } from '@/lib/domain/catalogue/quantity';

/** Field names of a line in the cart's form. */
export const qtyField = (id: string) => `qty.${id}`;
const wasField = (id: string) => `was.${id}`;

export interface LineQuantityProps {
  line: CartLine;
  /** True while a newer quantity is being saved. */
  pending: boolean;
  error: CallError | null;
  /** After a form sent without scripts: the typed value and its error. */
  typedBefore: string | null;
  problemBefore: string | null;
  onQuantity: (lineId: string, qty: number, atOnce?: boolean) => void;
  onForget: (lineId: string) => void;
  onRemove: (line: CartLine) => void;
  canSave?: boolean;
}

/** A quantity that is saved automatically; without scripts by the form's button. 0 removes the line. */
export function LineQuantity({
  line,
  typedBefore,
  problemBefore,
  pending,
  error,
  onQuantity,
  onForget,
  onRemove,
  canSave = false,
}: LineQuantityProps) {
  const t = useWords('cart');
  const { name } = line;
  const [typed, setTyped] = useState<string | null>(typedBefore);
  const [editing, setEditing] = useState(false);
  const [wrong, setWrong] = useState<string | null>(problemBefore);
  const refusal = error && wordsOf(error, { network: t('networkError'), other: t('somethingWrong') });
  const problem = wrong ?? refusal;
  // Shows the typed text while it is edited, being saved or refused; otherwise the cart's quantity.
  const value = typed !== null && (editing || pending || problem) ? typed : String(line.qty);
  const parsed = parseQuantity(value, 0);
  const errorId = `problem-${line.id}`;

  function change(text: string): void {
    setTyped(text);
    const next = parseQuantity(text, 0);
    setWrong(next.ok ? null : t(`quantity.${next.problem}`));
    if (next.ok && next.qty > 0) onQuantity(line.id, next.qty);
    else onForget(line.id);
  }

  function step(by: -1 | 1, text: string): void {
    const before = parseQuantity(text, 0);
    change(String(steppedQty(before.ok ? before.qty : line.qty, by, line)));
  }

  /** On blur, corrects a negative quantity to the minimum; 0 removes the line. */
  function leave(): void {
    const right = typed === null || parseQuantity(typed, 0).ok ? typed : clampOnBlur(typed, leastQty(line));
    if (right === typed || right === null) return commit();
    setEditing(false);
    change(right);
  }

  /** Blur and Enter save immediately; only then does 0 remove the line, since it may be the start of '05'. */
  function commit(): void {
    setEditing(false);
    if (typed === null) return;
    const next = parseQuantity(typed, 0);
    if (!next.ok) return;
    if (next.qty === 0) onRemove(line);
    else if (next.qty !== line.qty || pending) onQuantity(line.id, next.qty, true);
    else setTyped(null);
  }

  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(() => {
    if (field.current && field.current.value !== value) change(field.current.value);
  });

  return (
    <>
      <input type="hidden" name={wasField(line.id)} value={line.qty} />
      <QuantityInput
        ref={field}
        name={qtyField(line.id)}
        min={0}
        value={value}
        onChange={(event) => {
          setEditing(true);
          change(event.target.value);
        }}
        onBlur={leave}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
        onStep={step}
        canStepDown={!parsed.ok || parsed.qty > leastQty(line)}
        autoComplete="off"
        labels={{ quantity: t('quantityOf', { name }), less: t('less', { name }), more: t('more', { name }) }}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
      />
      <button type="submit" name="intent" value="save" className="link min-h-11 text-sm scripted:hidden">
        {t('save')}
      </button>
      <button
        type="submit"
        name="remove"
        value={line.id}
        aria-label={t('removeLine', { name })}
        className="cart-line-remove"
      >
        {t('remove')}
      </button>
      {canSave && (
        <button
          type="submit"
          name="later"
          value={line.id}
          aria-label={t('saveLineForLater', { name })}
          className="cart-line-remove"
        >
          {t('saveForLater')}
        </button>
      )}
      {problem && (
        <div className="w-full">
          <FieldError id={errorId}>{problem}</FieldError>
        </div>
      )}
    </>
  );
}
