import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { Select } from './select';

type SelectFieldProps = Omit<ComponentProps<typeof Select>, 'id' | 'className'> &
  Omit<FieldProps, 'id' | 'children'> & { name: string; id?: string };

/** Field and select in one; its id is its name unless given. */
export function SelectField({
  label,
  hint,
  error,
  required,
  requiredLabel,
  labelHidden,
  className,
  id,
  name,
  ...rest
}: SelectFieldProps) {
  return (
    <Field id={id ?? name} {...{ label, hint, error, required, requiredLabel, labelHidden, className }}>
      {(wiring) => <Select name={name} {...wiring} {...rest} />}
    </Field>
  );
}
