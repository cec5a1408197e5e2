import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { Input } from './input';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'children' | 'className'> &
  Omit<FieldProps, 'id' | 'children'> & { name: string; id?: string };

/** Field and input in one; its id is its name unless given. */
export function TextField({
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
}: TextFieldProps) {
  return (
    <Field id={id ?? name} {...{ label, hint, error, required, requiredLabel, labelHidden, className }}>
      {(wiring) => <Input name={name} {...wiring} {...rest} />}
    </Field>
  );
}
