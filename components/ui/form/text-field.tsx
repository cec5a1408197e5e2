import type { ComponentProps } from 'react';
import { Field, type LabelledProps, splitLabelled } from './field';
import { Input } from './input';

export function TextField(props: LabelledProps<ComponentProps<'input'>>) {
  const { field, control } = splitLabelled(props);
  return <Field {...field}>{(wiring) => <Input {...wiring} {...control} />}</Field>;
}
