'use client';

import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps } from '@/components/ui/form/field';
import { PasswordInput } from './password-input.client';

interface PasswordFieldProps
  extends Omit<FieldProps, 'id' | 'children'>, Pick<ComponentProps<'input'>, 'autoComplete'> {
  name: string;
  toggleLabels: { show: string; hide: string };
}

/** An existing password, which can be shown; its id is its name. */
export function PasswordField({ name, toggleLabels, autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={name} {...field}>
      {(wiring) => (
        <PasswordInput
          name={name}
          autoComplete={autoComplete}
          shown={shown}
          onToggle={() => setShown(!shown)}
          toggleLabels={toggleLabels}
          {...wiring}
        />
      )}
    </Field>
  );
}
