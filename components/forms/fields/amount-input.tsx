import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import type { NumberInput } from '@/lib/domain/forms/form-field';
import { type InputProps, focusIf } from './field-props';

/**
 * Dollars or percent. A text field: a number field would discard a thousands separator, and with it the whole value.
 */
export function AmountAnswer({
  field,
  id,
  name,
  value,
  error,
  labels,
  first,
}: InputProps<NumberInput & { kind: 'currency' | 'percent' }>) {
  const dollars = field.kind === 'currency';
  return (
    <Field id={id} label={field.label} error={error} required={field.required} requiredLabel={labels.required}>
      {(wiring) => (
        <span className="relative block max-w-48">
          {dollars && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-0 grid w-9 place-items-center text-soft"
            >
              {labels.currencySign}
            </span>
          )}
          <Input
            inputMode="decimal"
            name={name}
            {...focusIf(first)}
            defaultValue={value}
            placeholder={field.placeholder || undefined}
            className={dollars ? 'ps-9 tabular' : 'pe-10 tabular'}
            {...wiring}
          />
          {!dollars && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-0 grid w-10 place-items-center text-soft"
            >
              {labels.percentSign}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
