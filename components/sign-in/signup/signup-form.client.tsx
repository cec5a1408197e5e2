'use client';

import { CredentialForm, type ReplyLabels } from '@/components/forms/password/credential-form.client';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { register } from '@/lib/actions/sign-in/register';
import { type FormState, NEW_FORM } from '@/lib/actions/form-state';
import { AU_STATES } from '@/lib/contract/limits';
import { AbnField } from './abn-field.client';
import { type RegisterLabels, RegisterLine } from './register-line.client';
import type { SIGNUP_LABELS } from '../labels';

interface SignupFormProps {
  asksBirth: boolean;
  labels: ReplyLabels &
    RegisterLabels &
    Readonly<
      Record<(typeof SIGNUP_LABELS)[number] | 'abnHint' | 'abnLength' | 'abnChecksum' | 'state' | 'chooseState', string>
    >;
}

const STATES = AU_STATES.map((state) => ({ value: state, label: state }));

/** Application for a trade account (specification 1, section 5). Field names are the platform's. */
export function SignupForm({ asksBirth, labels }: SignupFormProps) {
  const field = (state: FormState, name: 'company_name' | 'first_name' | 'last_name' | 'email' | 'date_of_birth') =>
    ({
      name,
      label: labels[name],
      error: state.errors[name],
      defaultValue: state.values[name] ?? '',
      required: true,
    }) as const;
  return (
    <CredentialForm action={register} empty={NEW_FORM} labels={labels}>
      {({ state, pending }) => (
        <>
          <AbnField
            answer={state.attempt}
            name="abn"
            defaultValue={state.values.abn ?? ''}
            error={state.errors.abn}
            labels={{
              label: labels.abn,
              hint: labels.abnHint,
              valid: labels.abnValid,
              length: labels.abnLength,
              checksum: labels.abnChecksum,
            }}
          >
            {(abn) => <RegisterLine abn={abn} labels={labels} />}
          </AbnField>
          <TextField {...field(state, 'company_name')} autoComplete="organization" maxLength={120} />
          <SelectField
            key={`state-${state.attempt}`}
            name="state"
            label={labels.state}
            defaultValue={state.values.state ?? ''}
            prompt={labels.chooseState}
            options={STATES}
            className="sm:max-w-60"
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field(state, 'first_name')} autoComplete="given-name" maxLength={80} />
            <TextField {...field(state, 'last_name')} autoComplete="family-name" maxLength={80} />
          </div>
          <TextField
            {...field(state, 'email')}
            hint={labels.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          {asksBirth && (
            <TextField
              {...field(state, 'date_of_birth')}
              type="date"
              autoComplete="bday"
              min="1900-01-01"
              className="sm:max-w-60"
            />
          )}
          <Button type="submit" busy={pending} size="lg" block>
            {labels.submit}
          </Button>
        </>
      )}
    </CredentialForm>
  );
}
