'use client';

import { useState } from 'react';
import { FormProblem } from '@/components/forms/form-problem.client';
import { useKeptForm } from '@/components/forms/state/use-kept-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { saveProfile } from '@/lib/actions/account/profile';
import { WAS_PREFIX, newProfileForm } from '@/lib/actions/account/profile-form';
import { useOnceFor } from '@/lib/browser/use-once-for';
import type { ProfileInput } from './profile-input';

interface ProfileFormLabels {
  save: string;
  saving: string;
  saved: string;
  unchanged: string;
  noReply: string;
  retry: string;
}

interface ProfileFormProps {
  label: string;
  inputs: readonly ProfileInput[];
  labels: ProfileFormLabels;
}

/** Form for the editable fields of one part of the profile; if none is left, only the last outcome. */
export function ProfileForm({ label, inputs, labels }: ProfileFormProps) {
  const initial = newProfileForm(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  const { state, pending, retry, props } = useKeptForm(inputs[0]?.name ?? '', saveProfile, initial, labels.noReply);
  const [editedAfter, setEditedAfter] = useState<number | null>(null);
  const { outcome } = state;
  useOnceFor(state, () => {
    if (outcome !== 'saved') return;
    // The platform normalizes values: it groups the digits of an ABN and trims names.
    for (const [name, value] of Object.entries(state.values)) {
      const control = props.ref.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
    }
  });
  // An error of a field that is not in this form is shown at the top.
  const [elsewhere] = Object.entries(state.errors).filter(([field]) => !inputs.some(({ name }) => name === field));
  const message = state.message ?? elsewhere?.[1];
  const status = outcome !== null && editedAfter !== state.attempt ? labels[outcome] : '';
  return (
    <form {...props} aria-label={label} onInput={() => setEditedAfter(state.attempt)} className="grid gap-5">
      <FormProblem retry={retry} retryLabel={labels.retry}>
        {message}
      </FormProblem>
      {inputs.map(({ name, value, label: words, hint, required, autoComplete, options, prompt, ...input }) => {
        const common = {
          name,
          label: words,
          hint,
          required,
          autoComplete,
          error: state.errors[name],
          defaultValue: state.values[name] ?? value,
        };
        return (
          <div key={name}>
            <input type="hidden" name={`${WAS_PREFIX}${name}`} value={state.was[name] ?? ''} />
            {options ? (
              <SelectField {...common} options={options} prompt={prompt} />
            ) : (
              <TextField {...common} {...input} />
            )}
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {inputs.length > 0 && (
          <Button type="submit" busy={pending}>
            {pending ? labels.saving : labels.save}
          </Button>
        )}
        <p role="status" className="flex items-center gap-2 text-success">
          {status && !pending && (
            <>
              <Icon name="check" />
              {status}
            </>
          )}
        </p>
      </div>
    </form>
  );
}
