'use client';

import { type FocusEvent, useState } from 'react';
import { NewPasswordField } from '@/components/forms/password/new-password-field.client';
import { afterPointerUp } from '@/lib/browser/site/pointer-down';
import { readAnswer } from '@/lib/domain/forms/form-answer';
import { fileProblem } from '@/lib/domain/forms/form-file';
import { AmountAnswer } from './amount-input';
import { CheckboxAnswer, SelectAnswer } from './choice-input';
import { DateAnswer } from './date-input';
import type { InputProps, ProblemWords } from './field-props';
import { FileAnswer } from './file-input.client';
import { NumberAnswer, TextAnswer, TextareaAnswer } from './text-input';

interface FormInputFieldProps extends InputProps {
  words: ProblemWords;
  /** Number of responses to the form: the errors of a new one are shown until the field is checked again. */
  attempt: number;
}

/**
 * One field of a form, validated on blur and while an error is corrected. An untouched field shows no error before the
 * form is sent.
 */
export function FormInputField({ words, attempt, ...props }: FormInputFieldProps) {
  const { field } = props;
  const [checked, setChecked] = useState<{ attempt: number; error: string | null } | null>(null);
  const error = checked?.attempt === attempt ? checked.error : props.error;

  function mend(target: EventTarget): void {
    if (error === null || !isControl(target)) return;
    if (readAnswer(field, target.value).ok) setChecked({ attempt, error: null });
  }

  function check(target: EventTarget): void {
    if (field.kind === 'file') {
      const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
      const problem = file ? fileProblem(file) : null;
      setChecked({ attempt, error: problem ? (words[problem] ?? null) : null });
      return;
    }
    if (!isControl(target)) return;
    const typed =
      target instanceof HTMLInputElement && target.type === 'checkbox' && !target.checked ? '' : target.value;
    if (typed === '' && error === null) return;
    const read = readAnswer(field, typed);
    setChecked({ attempt, error: read.ok ? null : (words[read.problem] ?? null) });
  }

  const checksOnChange = field.kind === 'checkbox' || field.kind === 'select' || field.kind === 'file';
  return (
    <div
      onBlur={checksOnChange ? undefined : ({ target }: FocusEvent) => afterPointerUp(() => check(target))}
      onChange={({ target }) => (checksOnChange ? check(target) : mend(target))}
    >
      <Answer {...props} error={error} />
    </div>
  );
}

function isControl(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** The component for each kind of field. */
function Answer(props: InputProps) {
  const { field, id, name, error, labels } = props;
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
      return <TextAnswer {...props} field={{ ...field, kind: field.kind }} />;
    case 'textarea':
      return <TextareaAnswer {...props} field={field} />;
    case 'number':
      return <NumberAnswer {...props} field={field} />;
    case 'currency':
    case 'percent':
      return <AmountAnswer {...props} field={{ ...field, kind: field.kind }} />;
    case 'date':
    case 'datetime':
    case 'time':
      return <DateAnswer {...props} field={field} />;
    case 'select':
      return <SelectAnswer {...props} field={field} />;
    case 'checkbox':
      return <CheckboxAnswer {...props} field={field} />;
    case 'file':
      return <FileAnswer {...props} field={field} />;
    case 'password':
      return (
        <NewPasswordField
          id={id}
          name={name}
          labels={{
            label: field.label,
            hint: labels.passwordHint,
            show: labels.passwordShow,
            hide: labels.passwordHide,
            suggest: labels.passwordSuggest,
            suggested: labels.passwordSuggested,
          }}
          error={error}
          required={field.required}
          requiredLabel={labels.required}
        />
      );
  }
}
