import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx';

interface QuantityInputProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /**
   * Called with -1 or 1 and the field's text, which may be newer than `value`: see early-input.tsx. Without it there
   * are no buttons; without scripts they are not shown.
   */
  onStep?: (by: Step, typed: string) => void;
  /** Accessible names, translated. */
  labels: { quantity: string; less: string; more: string };
  canStepDown?: boolean;
  canStepUp?: boolean;
  size?: 'sm' | 'md';
}

type Step = -1 | 1;

/** Tells early-input.tsx that the component now handles the clicks. */
function takeOver(stepper: HTMLElement | null): void {
  if (stepper) stepper.dataset.scripted = '';
}

/** Minimal markup, since a page may have five hundred: one class per element (app/components.css), signs as text. */
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
  const step =
    (by: Step) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
      // Not `disabled`, which would take the focus from the button that was just pressed.
      if (currentTarget.ariaDisabled !== 'true')
        onStep?.(by, currentTarget.parentElement?.querySelector('input')?.value ?? '');
    };
  return (
    <span ref={takeOver} className={cx('stepper', size === 'sm' && 'stepper-sm', className)}>
      {onStep && (
        <button
          type="button"
          className={cx('stepper-button', !canStepDown && 'text-line')}
          aria-label={labels.less}
          aria-disabled={!canStepDown || undefined}
          data-step={-1}
          onClick={step(-1)}
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
          className={cx('stepper-button', !canStepUp && 'text-line')}
          aria-label={labels.more}
          aria-disabled={!canStepUp || undefined}
          data-step={1}
          onClick={step(1)}
        >
          +
        </button>
      )}
    </span>
  );
}
