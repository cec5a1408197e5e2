import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import type { DateInput } from '@/lib/domain/forms/form-field';
import { DATE_MASK, DATE_TOKENS } from '@/lib/domain/forms/mask';
import { showDate } from '@/lib/domain/account/typed-date';
import { type InputProps, focusIf } from './field-props';
import { MaskedInput } from './masked-input.client';

const NATIVE = { datetime: 'datetime-local', time: 'time' } as const;

/** A date is typed into the mask dd/mm/yyyy (specification 2, section 5); times use the browser's own field. */
export function DateAnswer({ field, id, name, value, error, labels, first }: InputProps<DateInput>) {
  const { kind, label, required, min, max } = field;
  return (
    <Field
      id={id}
      label={label}
      hint={kind === 'date' ? labels.dateHint : undefined}
      error={error}
      required={required}
      requiredLabel={labels.required}
    >
      {(wiring) =>
        kind === 'date' ? (
          <MaskedInput
            mask={DATE_MASK}
            tokens={DATE_TOKENS}
            name={name}
            {...focusIf(first)}
            defaultValue={showDate(value)}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-48 tabular"
            {...wiring}
          />
        ) : (
          <Input
            type={NATIVE[kind]}
            name={name}
            {...focusIf(first)}
            defaultValue={value}
            min={min || undefined}
            max={max || undefined}
            className="max-w-64 tabular"
            {...wiring}
          />
        )
      }
    </Field>
  );
}
