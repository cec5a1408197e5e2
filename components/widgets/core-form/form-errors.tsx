import { ErrorList } from '@/components/form/error-list';
import { FormMessage } from '@/components/form/form-message';
import { Button } from '@/components/ui/button';
import { type SubmissionState, inputName } from '@/lib/actions/form/form-submit-state';
import type { FormLabels } from './form-types';

interface FormErrorsProps {
  id: string;
  state: SubmissionState;
  /** Sends the form again as it was sent. */
  retry: (() => void) | null;
  labels: Pick<FormLabels, 'retry' | 'signIn' | 'confirm'>;
}

/** What is wrong with the whole of a form, and where; or that it has to be sent once more. */
export function FormErrors({ id, state, retry, labels }: FormErrorsProps) {
  const { message, errors, confirm, signIn } = state;
  const byField = Object.fromEntries(Object.entries(errors).map(([name, words]) => [inputName(id, name), words]));
  return (
    <>
      <FormMessage>
        {message && (
          <>
            {message}
            {Object.keys(errors).length > 1 && <ErrorList errors={byField} />}
            {signIn && (
              <p className="mt-3">
                <a href={signIn} target="_blank" rel="noreferrer" className="link">
                  {labels.signIn}
                </a>
              </p>
            )}
            {retry && (
              <p className="mt-3">
                <Button variant="secondary" size="sm" onClick={retry}>
                  {labels.retry}
                </Button>
              </p>
            )}
          </>
        )}
      </FormMessage>
      {confirm && <FormMessage tone="info">{labels.confirm}</FormMessage>}
    </>
  );
}
