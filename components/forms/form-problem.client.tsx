'use client';

import type { ReactNode } from 'react';
import { FormMessage } from './form-message';

interface FormProblemProps {
  /** What went wrong with the whole form; nothing shows without. */
  children: ReactNode;
  /** Sends the form again as it was sent; null when there is no such thing to do. */
  retry: (() => void) | null;
  retryLabel: string;
}

/** A sentence about the whole form that failed; after nothing replied, with a way to try the same again. */
export function FormProblem({ children, retry, retryLabel }: FormProblemProps) {
  if (!children) return null;
  return (
    <FormMessage>
      {children}
      {retry && (
        <button type="button" onClick={retry} className="link ms-2 inline-flex min-h-8 items-center font-medium">
          {retryLabel}
        </button>
      )}
    </FormMessage>
  );
}
