import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

interface QuantityInputProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Called with -1 or 1. Without it there are no buttons, and without scripts they are hidden. */
  onStep?: (by: -1 | 1) => void;
  /** Accessible names, translated. */
  labels: { quantity: string; less: string; more: string };
  canStepDown?: boolean;
  canStepUp?: boolean;
  size?: 'sm' | 'md';
}

const STEP_BUTTON = 'grid w-10 shrink-0 place-items-center text-soft hover:bg-tint hover:text-ink disabled:text-line no-script:hidden';

export function QuantityInput({ onStep, labels, canStepDown = true, canStepUp = true, size = 'md', className, min = 1, ...rest }: QuantityInputProps) {
  return (
    <span
      className={cx(
        'inline-flex overflow-hidden rounded-sm border border-edge bg-surface has-focus-visible:border-accent has-aria-invalid:border-danger',
        size === 'sm' ? 'h-9.5' : 'h-11.5',
        className,
      )}
    >
      {onStep && (
        <button type="button" className={STEP_BUTTON} aria-label={labels.less} disabled={!canStepDown} onClick={() => onStep(-1)}>
          <Icon name="minus" className="size-4" />
        </button>
      )}
      <input
        type="number"
        inputMode="numeric"
        min={min}
        step={1}
        aria-label={rest.id ? undefined : labels.quantity}
        className="w-14 min-w-0 flex-1 [appearance:textfield] bg-transparent text-center tabular -outline-offset-2 [&::-webkit-inner-spin-button]:appearance-none"
        {...rest}
      />
      {onStep && (
        <button type="button" className={STEP_BUTTON} aria-label={labels.more} disabled={!canStepUp} onClick={() => onStep(1)}>
          <Icon name="plus" className="size-4" />
        </button>
      )}
    </span>
  );
}
