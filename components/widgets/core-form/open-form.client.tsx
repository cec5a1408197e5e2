'use client';

import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { FormInputField } from '@/components/forms/fields/form-input.client';
import { FormMessage } from '@/components/forms/form-message';
import { useCaptcha } from '@/components/forms/state/use-captcha';
import { useFormKey } from '@/components/forms/state/use-form-key';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { Button } from '@/components/ui/button';
import { sendForm } from '@/lib/actions/forms/form-submit';
import {
  CONTROL,
  NEW_SUBMISSION,
  type SubmissionState,
  attachedName,
  inputId,
  inputName,
} from '@/lib/actions/forms/form-submit-state';
import { watchPointer } from '@/lib/browser/site/pointer-down';
import { useOnceFor } from '@/lib/browser/use-once-for';
import { ATTACHMENT_BYTES } from '@/lib/contract/limits';
import { ownValue } from '@/lib/domain/values/own-value';
import { fillWords } from '@/lib/i18n/fill-words';
import { CaptchaLine } from './captcha-line';
import { FormErrors } from './form-errors';
import type { FormEntry, FormLabels, FormViewProps } from './form-types';

/** Files are sent with the form, whose request has a size limit. */
function filesAreTooLarge(form: HTMLFormElement): boolean {
  const files = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].flatMap(({ files: chosen }) => [
    ...(chosen ?? []),
  ]);
  return files.reduce((sum, { size }) => sum + size, 0) > ATTACHMENT_BYTES;
}

export function OpenForm({
  id,
  path,
  before,
  entries,
  needsCaptcha,
  cost,
  labels,
  onSent,
}: FormViewProps & { onSent: () => void }) {
  const { state, pending, retry, props } = useServerForm(
    sendForm,
    before ? { ...NEW_SUBMISSION, values: before.values, files: before.files } : NEW_SUBMISSION,
    labels.noReply,
  );
  const scope = useId();
  const captcha = useCaptcha();
  /** Counts submissions with files that are too large. */
  const [tooLarge, setTooLarge] = useState(0);
  /** The initial answers, which a reset restores. */
  const [initial] = useState(state.values);
  const { ref } = props;
  /** The same key for unchanged values makes them the same submission, with the same payment. */
  const sentKey = before?.key ?? '';
  const key = useFormKey(sentKey);

  useEffect(watchPointer, []);
  useOnceFor(tooLarge, () => {
    if (tooLarge > 0) ref.current?.querySelector<HTMLElement>('[data-form-message]')?.focus();
  });
  const touched = useEffectEvent(() => void captcha.solve());
  useEffect(() => {
    const element = ref.current;
    if (!needsCaptcha || !element) return;
    const touch = (): void => touched();
    // A field was focused before hydration.
    if (element.contains(document.activeElement)) touch();
    element.addEventListener('focusin', touch);
    return () => element.removeEventListener('focusin', touch);
  }, [needsCaptcha, ref]);
  // The browser may bring the page back from the payment: the solution was sent, and other answers need another one.
  const broughtBack = useEffectEvent(() => {
    if (needsCaptcha && captcha.state !== 'waiting') captcha.renew();
  });
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) broughtBack();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  useOnceFor(state, ({ outcome, attempt }) => {
    if (outcome === 'sent') onSent();
    else if (attempt > 0 && needsCaptcha && !retry) captcha.renew();
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    if (filesAreTooLarge(form)) {
      event.preventDefault();
      setTooLarge(tooLarge + 1);
      return;
    }
    setTooLarge(0);
    if (needsCaptcha && !captcha.ready()) {
      event.preventDefault();
      void captcha.solve().then(() => ref.current?.requestSubmit(submitter));
    } else props.onSubmit(event);
  }

  const first = entries.find(
    (entry) => entry.kind === 'input' && ownValue(state.errors, entry.field.name) !== undefined,
  );
  return (
    <form {...props} onSubmit={onSubmit} aria-label={labels.name} className="grid gap-5">
      {tooLarge > 0 ? (
        <FormMessage>{labels.tooLarge}</FormMessage>
      ) : (
        <FormErrors id={id} scope={scope} entries={entries} state={state} retry={retry} labels={labels} />
      )}
      {cost && <p>{cost}</p>}
      {entries.some((entry) => entry.kind === 'input' && entry.field.required) && (
        <p className="text-sm text-soft">{labels.requiredNote}</p>
      )}
      <input type="hidden" name={CONTROL.form} value={id} />
      <input type="hidden" name={CONTROL.path} value={path} />
      {/* Without a default value: React would restore it over the generated key at the next rendering. */}
      <input ref={key} type="hidden" name={CONTROL.key} {...(sentKey && { defaultValue: sentKey })} />
      {state.confirm && <input type="hidden" name={CONTROL.confirm} value={state.confirm} />}
      {entries.map((entry, index) => (
        <Entry
          key={index}
          entry={entry}
          id={id}
          scope={scope}
          state={state}
          initial={initial}
          first={entry === first}
          pending={pending}
          labels={labels}
        />
      ))}
      <p className="sr-only" aria-hidden="true">
        <label>
          {labels.trap}
          <input type="text" name={CONTROL.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </p>
      {needsCaptcha && <CaptchaLine captcha={captcha} labels={labels.captcha} />}
      {!entries.some(({ kind }) => kind === 'submit') && (
        <div>
          <Button type="submit" size="lg" busy={pending}>
            {pending ? labels.sending : labels.submit}
          </Button>
        </div>
      )}
    </form>
  );
}

interface EntryProps {
  entry: FormEntry;
  id: string;
  /** Of this form's ids, unique on the page. */
  scope: string;
  state: SubmissionState;
  initial: SubmissionState['values'];
  /** The first field with an error. */
  first: boolean;
  pending: boolean;
  labels: FormLabels;
}

function Entry({ entry, id, scope, state, initial, first, pending, labels }: EntryProps) {
  switch (entry.kind) {
    case 'text':
      return entry.content;
    case 'submit':
      return (
        <div>
          <Button type="submit" size="lg" busy={pending}>
            {pending ? labels.sending : entry.label || labels.submit}
          </Button>
        </div>
      );
    case 'reset':
      return (
        <div>
          <Button type="reset" variant="secondary">
            {entry.label}
          </Button>
        </div>
      );
    case 'input': {
      const { field, words } = entry;
      const attached = ownValue(state.files, field.name);
      return (
        <FormInputField
          field={field}
          words={words}
          id={inputId(scope, id, field.name)}
          name={inputName(id, field.name)}
          value={ownValue(initial, field.name) ?? field.value}
          error={ownValue(state.errors, field.name) ?? null}
          attempt={state.attempt}
          labels={labels}
          attached={
            attached && {
              note: fillWords(labels.fileAttached, { name: attached.name }),
              name: attachedName(id, field.name),
              value: JSON.stringify(attached),
            }
          }
          first={first}
        />
      );
    }
  }
}
