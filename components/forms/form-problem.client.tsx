'use client';

import type { ReactNode } from 'react';
import { FormMessage } from './form-message';

interface FormProblemProps {
  /** The error; renders nothing if empty. */
  children: ReactNode;
  /** Sends the same form again; null if that cannot help. */
  retry: (() => void) | null;
  retryLabel: string;
}

/** The error of the whole form; when there was no reply, with a button to retry. */
export function FormProblem({ children, retry, retryLabel }: FormProblemProps) {
  if (!children) return null;
  return (
    <FormMessage>
      {children}
      {retry && (
        <button type="button" onClick={retry} className="link ms-2 inline-flex tap items-center font-medium">
          {retryLabel}
        </button>
      )}
    </FormMessage>
  );
}
