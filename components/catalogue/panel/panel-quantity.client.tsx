'use client';

import { useId } from 'react';
import { FieldError } from '@/components/ui/form/field';
import { QuantityInput } from '@/components/ui/form/quantity-input';
import type { SkuOffer } from '@/lib/domain/catalogue/catalogue';
import { leastQty, parseQuantity, steppedQty } from '@/lib/domain/catalogue/quantity';
import type { CartPanelLabels } from './cart-panel-labels';

interface PanelQuantityProps {
  value: string;
  /** The chosen sku; null while the choice is incomplete. */
  offer: SkuOffer | null;
  error: string | null;
  onChange: (value: string) => void;
  /**
   * On blur. `right` is false if the submit button takes the focus: then an invalid quantity is reported instead of
   * corrected, since correcting would add a quantity that was not typed.
   */
  onLeave: (right: boolean) => void;
  labels: CartPanelLabels;
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}

export function PanelQuantity({ value, offer, error, onChange, onLeave, labels }: PanelQuantityProps) {
  const errorId = useId();
  const parsed = parseQuantity(value);
  const step = (by: -1 | 1, typed: string) => {
    const before = parseQuantity(typed);
    const next = steppedQty(before.ok ? before.qty : leastQty(offer), by, offer);
    if (parseQuantity(String(next)).ok) onChange(String(next));
  };
  return (
    <>
      <QuantityInput
        name="qty"
        value={value}
        min={leastQty(offer)}
        step={offer?.qtyStep ?? 1}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => onLeave(!isSubmit(event.relatedTarget))}
        onStep={step}
        canStepDown={parsed.ok && parsed.qty > leastQty(offer)}
        labels={{ quantity: labels.quantityLabel, less: labels.less, more: labels.more }}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="h-13.5"
      />
      {error && (
        <div className="order-last w-full">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </>
  );
}
