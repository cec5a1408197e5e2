import type { ComponentProps } from 'react';
import { Field, type LabelledProps, splitLabelled } from './field';
import { Select } from './select';

export function SelectField(props: LabelledProps<ComponentProps<typeof Select>>) {
  const { field, control } = splitLabelled(props);
  return <Field {...field}>{(wiring) => <Select {...wiring} {...control} />}</Field>;
}
