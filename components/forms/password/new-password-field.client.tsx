'use client';

import { useRef, useState } from 'react';
import { Field, type FieldProps } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
import { randomBelow } from '@/lib/browser/forms/random-below';
import { suggestPassword } from '@/lib/domain/account/password';
import { PasswordInput } from './password-input.client';
import { useScripted } from '../state/use-scripted';

export interface NewPasswordLabels {
  label: string;
  /** The password rule as text, such as 'At least 10 characters.' */
  hint: string;
  show: string;
  hide: string;
  suggest: string;
  /** Shown after a suggestion was filled in: store it safely. */
  suggested: string;
}

interface NewPasswordFieldProps extends Pick<FieldProps, 'error' | 'required' | 'requiredLabel' | 'className'> {
  name: string;
  id?: string;
  labels: NewPasswordLabels;
}

/**
 * A new password: it can be shown, and a strong one can be suggested and filled in. Without scripts it is a plain
 * field, and browsers may suggest one. Its id defaults to its name. Never give it a value.
 */
export function NewPasswordField({ name, id = name, labels, ...field }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [suggested, setSuggested] = useState(false);
  const scripted = useScripted();

  function suggest(): void {
    if (!input.current) return;
    input.current.value = suggestPassword(randomBelow);
    setShown(true);
    setSuggested(true);
    input.current.focus();
  }

  return (
    <div>
      <Field id={id} label={labels.label} hint={labels.hint} {...field}>
        {(wiring) => (
          <PasswordInput
            ref={input}
            name={name}
            autoComplete="new-password"
            shown={shown}
            onToggle={() => setShown(!shown)}
            onChange={() => setSuggested(false)}
            toggleLabels={labels}
            {...wiring}
          />
        )}
      </Field>
      {scripted && (
        <button type="button" onClick={suggest} className="mt-2 inline-flex tap items-center gap-2 text-sm link">
          <Icon name="lock" className="size-4" />
          {labels.suggest}
        </button>
      )}
      <p role="status" className="text-sm text-success">
        {suggested && labels.suggested}
      </p>
    </div>
  );
}
