import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Spinner } from '@/components/ui/spinner';

interface PromotionCodeProps {
  label: ReactNode;
  error: string | null | undefined;
  typed: string | undefined;
  apply: string;
  busy?: boolean;
  /** The field resets with each response. */
  attempt?: number;
  /** Value of the button, in a form with several buttons. */
  intent?: string;
}

export function PromotionCode({ label, error, typed, apply, busy, attempt, intent }: PromotionCodeProps) {
  return (
    <Field id="promotion" label={label} error={error ?? null}>
      {(wiring) => (
        <span className="flex gap-2">
          <Input
            key={attempt}
            name="promotion"
            defaultValue={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...wiring}
          />
          <button
            type="submit"
            name={intent && 'intent'}
            value={intent}
            aria-disabled={busy}
            className={buttonClass({ variant: 'secondary', className: 'shrink-0' })}
          >
            {busy && <Spinner />}
            {apply}
          </button>
        </span>
      )}
    </Field>
  );
}
