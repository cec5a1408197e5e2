'use client';

import { useState } from 'react';
import { FormThanks } from './form-thanks.client';
import type { FormViewProps } from './form-types';
import { OpenForm } from './open-form.client';

/** A form, the thanks after its submission, and then a new form on request. */
export function FormView(props: FormViewProps) {
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <FormThanks
        labels={props.labels}
        onAnother={() => {
          setSent(false);
          setRound(round + 1);
        }}
      />
    );
  }
  return <OpenForm key={round} {...props} before={round === 0 ? props.before : null} onSent={() => setSent(true)} />;
}
