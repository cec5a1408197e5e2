import type { ComponentProps } from 'react';
import { cx } from '../cx';

interface QuantityInputProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Called with -1 or 1. Without it there are no buttons, and without scripts they are hidden. */
  onStep?: (by: -1 | 1) => void;
  /** Accessible names, translated. */
  labels: { quantity: string; less: string; more: string };
  canStepDown?: boolean;
  canStepUp?: boolean;
  size?: 'sm' | 'md';
}

/** A page may hold five hundred: its looks are one class each (app/components.css), its signs are text. */
export function QuantityInput({
  onStep,
  labels,
  canStepDown = true,
  canStepUp = true,
  size = 'md',
  className,
  min = 1,
  ...rest
}: QuantityInputProps) {
  return (
    <span className={cx('stepper', size === 'sm' && 'stepper-sm', className)}>
      {onStep && (
        <button
          type="button"
          className="stepper-button"
          aria-label={labels.less}
          disabled={!canStepDown}
          onClick={() => onStep(-1)}
        >
          −
        </button>
      )}
      <input
        type="number"
        inputMode="numeric"
        min={min}
        step={1}
        aria-label={rest.id ? undefined : labels.quantity}
        className="stepper-input"
        {...rest}
      />
      {onStep && (
        <button
          type="button"
          className="stepper-button"
          aria-label={labels.more}
          disabled={!canStepUp}
          onClick={() => onStep(1)}
        >
          +
        </button>
      )}
    </span>
  );
}
