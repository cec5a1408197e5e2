import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from './form-message';

interface RetryMessageProps {
  message: string | null;
  /** Sends the same form again. */
  retry: (() => void) | null;
  retryLabel: string;
  children?: ReactNode;
}

/** The error of a whole form, with a button to retry if that may help. */
export function RetryMessage({ message, retry, retryLabel, children }: RetryMessageProps) {
  return (
    <FormMessage>
      {message && (
        <>
          {message}
          {children}
          {retry && (
            <p className="mt-3">
              <Button variant="secondary" size="sm" onClick={retry}>
                {retryLabel}
              </Button>
            </p>
          )}
        </>
      )}
    </FormMessage>
  );
}
