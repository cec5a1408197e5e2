'use client';

import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { Field, type FieldProps } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';

interface PasswordFieldProps extends Omit<FieldProps, 'id' | 'children'>, Pick<ComponentProps<'input'>, 'autoComplete'> {
  name: string;
  toggleLabels: { show: string; hide: string };
}

const never = () => () => undefined;

/** A password that can be looked at. The toggle is there only when it works. */
export function PasswordField({ name, toggleLabels, autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const scripted = useSyncExternalStore(never, () => true, () => false);
  return (
    <Field id={name} {...field}>
      {(wiring) => (
        <span className="relative block">
          <Input name={name} type={shown ? 'text' : 'password'} autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} className="pe-12" {...wiring} />
          {scripted && (
            <button
              type="button"
              aria-label={shown ? toggleLabels.hide : toggleLabels.show}
              aria-controls={name}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-sm text-soft hover:text-ink"
            >
              <Icon name={shown ? 'eye-off' : 'eye'} />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
