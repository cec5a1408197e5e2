import { ErrorList } from '@/components/forms/error-list';
import { FormMessage } from '@/components/forms/form-message';
import { RetryMessage } from '@/components/forms/retry-message';
import { type SubmissionState, inputId } from '@/lib/actions/forms/form-submit-state';
import { ownValue } from '@/lib/domain/values/own-value';
import type { FormEntry, FormLabels } from './form-types';

interface FormErrorsProps {
  id: string;
  /** Of this form's ids, unique on the page. */
  scope: string;
  entries: readonly FormEntry[];
  state: SubmissionState;
  /** Sends the same form again. */
  retry: (() => void) | null;
  labels: Pick<FormLabels, 'retry' | 'signIn' | 'confirm'>;
}

/** The errors of a form and of its fields, in order; or the request to send it a second time. */
export function FormErrors({ id, scope, entries, state, retry, labels }: FormErrorsProps) {
  const { message, errors, confirm, signIn } = state;
  const wrong = entries.flatMap((entry) =>
    entry.kind === 'input' && ownValue(errors, entry.field.name) !== undefined ? [entry.field] : [],
  );
  const byField = Object.fromEntries(wrong.map(({ name }) => [inputId(scope, id, name), errors[name] ?? '']));
  const names = Object.fromEntries(wrong.map(({ name, label }) => [inputId(scope, id, name), label]));
  return (
    <>
      <RetryMessage message={message} retry={retry} retryLabel={labels.retry}>
        <ErrorList errors={byField} labels={names} />
        {signIn && (
          <p className="mt-3">
            <a href={signIn} target="_blank" rel="noreferrer" className="link">
              {labels.signIn}
            </a>
          </p>
        )}
      </RetryMessage>
      {confirm && <FormMessage tone="info">{labels.confirm}</FormMessage>}
    </>
  );
}
