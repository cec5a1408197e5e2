'use client';

import { FieldError } from '@/components/ui/form/field';
import { QuantityInput } from '@/components/ui/form/quantity-input';
import { parseQuantity } from '@/lib/domain/catalogue/quantity';
import type { CartPanelLabels } from './cart-panel-labels';

interface PanelQuantityProps {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  /**
   * The field was left: time to put it right, or to say what is wrong with it. Not put right under a press of the
   * button, which would add what nobody typed.
   */
  onLeave: (right: boolean) => void;
  labels: CartPanelLabels;
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}

export function PanelQuantity({ value, error, onChange, onLeave, labels }: PanelQuantityProps) {
  const parsed = parseQuantity(value);
  const step = (by: -1 | 1, typed: string) => {
    const before = parseQuantity(typed);
    const next = (before.ok ? before.qty : 1) + by;
    if (parseQuantity(String(next)).ok) onChange(String(next));
  };
  return (
    <>
      <QuantityInput
        name="qty"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => onLeave(!isSubmit(event.relatedTarget))}
        onStep={step}
        canStepDown={parsed.ok && parsed.qty > 1}
        labels={{ quantity: labels.quantityLabel, less: labels.less, more: labels.more }}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'qty-error' : undefined}
        className="h-13.5"
      />
      {error && (
        <div className="order-last w-full">
          <FieldError id="qty-error">{error}</FieldError>
        </div>
      )}
    </>
  );
}
