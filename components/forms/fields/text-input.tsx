import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Textarea } from '@/components/ui/form/textarea';
import type { NumberInput, TextInput } from '@/lib/domain/forms/form-field';
import { ownValue } from '@/lib/domain/values/own-value';
import { type InputProps, focusIf } from './field-props';
import { MaskedInput } from './masked-input.client';

/** Autocomplete values by the field names that forms use. */
const PURPOSES: Readonly<Record<string, HTMLInputAutoCompleteAttribute>> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  business: 'organization',
  postcode: 'postal-code',
  suburb: 'address-level2',
};

const TYPES = { text: 'text', email: 'email', phone: 'tel' } as const;
const MODES = { text: undefined, email: 'email', phone: 'tel' } as const;

/** One line, an e-mail address or a telephone number. */
export function TextAnswer({
  field,
  id,
  name,
  value,
  error,
  labels,
  first,
}: InputProps<TextInput & { kind: 'text' | 'email' | 'phone' }>) {
  const { kind, label, required, placeholder, mask } = field;
  const purpose = kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : ownValue(PURPOSES, field.name);
  const input = {
    name,
    ...focusIf(first),
    type: TYPES[kind],
    inputMode: MODES[kind],
    defaultValue: value,
    placeholder: placeholder || undefined,
    autoComplete: purpose,
    ...(kind === 'email' && { autoCapitalize: 'none', spellCheck: false }),
  };
  return (
    <Field id={id} label={label} error={error} required={required} requiredLabel={labels.required}>
      {(wiring) =>
        mask === '' ? <Input {...input} {...wiring} /> : <MaskedInput mask={mask} {...input} {...wiring} />
      }
    </Field>
  );
}

export function TextareaAnswer({ field, id, name, value, error, labels, first }: InputProps<TextInput>) {
  return (
    <Field id={id} label={field.label} error={error} required={field.required} requiredLabel={labels.required}>
      {(wiring) => (
        <Textarea
          name={name}
          {...focusIf(first)}
          defaultValue={value}
          placeholder={field.placeholder || undefined}
          {...wiring}
        />
      )}
    </Field>
  );
}

/** A number, with the browser's own steps. */
export function NumberAnswer({ field, id, name, value, error, labels, first }: InputProps<NumberInput>) {
  const { label, required, placeholder, min, max, step } = field;
  return (
    <Field id={id} label={label} error={error} required={required} requiredLabel={labels.required}>
      {(wiring) => (
        <Input
          type="number"
          inputMode="decimal"
          name={name}
          {...focusIf(first)}
          defaultValue={value}
          min={min || undefined}
          max={max || undefined}
          step={step || 'any'}
          placeholder={placeholder || undefined}
          className="max-w-48"
          {...wiring}
        />
      )}
    </Field>
  );
}
