'use client';

import { useRef, useState } from 'react';
import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';
import { FormThanks } from './form-thanks.client';
import type { FormViewProps } from './form-types';
import { OpenForm } from './open-form.client';

/** A form, the thanks after its submission, and then a new form on request, whose place takes the focus. */
export function FormView(props: FormViewProps) {
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {sent ? (
        <>
          <FormThanks
            labels={props.labels}
            onAnother={() => {
              setSent(false);
              setRound(round + 1);
            }}
          />
          <KeepFocus to={place} />
        </>
      ) : (
        <OpenForm key={round} {...props} before={round === 0 ? props.before : null} onSent={() => setSent(true)} />
      )}
    </div>
  );
}
