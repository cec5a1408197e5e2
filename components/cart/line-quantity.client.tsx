'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useActionState, useRef, useState } from 'react';
import { useCatchUp } from '@/components/form/use-catch-up';
import { buttonClass } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { QuantityInput } from '@/components/ui/quantity-input';
import { updateQuantity } from '@/lib/actions/cart';
import { NEW_FORM } from '@/lib/actions/form-state';
import { wordsOf } from '@/lib/browser/result';
import { parseQuantity } from '@/lib/domain/quantity';
import type { CartLineProps } from './cart-line.client';
import { addonsOf } from './removed-line';

/** A quantity that saves itself; without scripts a form with a button. 0 removes the line. */
export function LineQuantity({ line, pending, error, onQuantity, onForget, onRemove }: CartLineProps) {
  const t = useTranslations('cart');
  const [answer, action] = useActionState(updateQuantity, NEW_FORM);
  const [typed, setTyped] = useState<string | null>(answer.values.qty ?? null);
  const [editing, setEditing] = useState(false);
  const [wrong, setWrong] = useState<string | null>(answer.errors.qty ?? null);
  const refusal = error && wordsOf(error, { network: t('networkError'), other: t('somethingWrong') });
  const problem = wrong ?? refusal;
  // What was typed stays while it is being typed, on its way or refused; after that the cart is what it says.
  const value = typed !== null && (editing || pending || problem) ? typed : String(line.qty);
  const parsed = parseQuantity(value, 0);
  const errorId = `problem-${line.id}`;

  function change(text: string): void {
    setTyped(text);
    const next = parseQuantity(text, 0);
    setWrong(next.ok ? null : t(`quantity.${next.problem}`));
    if (!next.ok) onForget();
    else if (next.qty > 0) onQuantity(next.qty);
    else onForget();
  }

  function step(by: -1 | 1): void {
    const next = Math.max(1, (parsed.ok ? parsed.qty : line.qty) + by);
    change(String(next));
  }

  /** Leaving the field, or Enter, sends at once; 0 is taken for a removal only then, since it may be the start of '05'. */
  function commit(): void {
    setEditing(false);
    if (typed === null) return;
    const next = parseQuantity(typed, 0);
    if (!next.ok) return;
    if (next.qty === 0) onRemove();
    else if (next.qty !== line.qty || pending) onQuantity(next.qty, true);
    else setTyped(null);
  }

  const field = useRef<HTMLInputElement>(null);
  useCatchUp(() => {
    if (field.current && field.current.value !== value) change(field.current.value);
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'remove') onRemove();
    else commit();
  }

  return (
    <form action={action} onSubmit={submit} noValidate>
      <input type="hidden" name="id" value={line.id} />
      <input type="hidden" name="sku" value={line.skuId} />
      <input type="hidden" name="was" value={line.qty} />
      <input type="hidden" name="addons" value={JSON.stringify(addonsOf(line))} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QuantityInput
          ref={field}
          name="qty"
          min={0}
          value={value}
          onChange={(event) => {
            setEditing(true);
            change(event.target.value);
          }}
          onBlur={commit}
          onStep={step}
          canStepDown={!parsed.ok || parsed.qty > 1}
          autoComplete="off"
          labels={{ quantity: t('quantityOf', { name: line.name }), less: t('less', { name: line.name }), more: t('more', { name: line.name }) }}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
        />
        <button type="submit" name="intent" value="save" className={buttonClass({ variant: 'secondary', size: 'sm', className: 'scripted:hidden' })}>{t('save')}</button>
        <button type="submit" name="intent" value="remove" aria-label={t('removeLine', { name: line.name })} className="link inline-flex min-h-11 items-center text-sm text-soft hover:text-ink">{t('remove')}</button>
      </div>
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </form>
  );
}
