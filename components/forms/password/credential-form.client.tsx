'use client';

import { type ReactNode, useEffect } from 'react';
import { cx } from '@/components/ui/cx';
import type { FormState } from '@/lib/actions/form-state';
import { FormProblem } from '../form-problem.client';
import { useServerForm } from '../state/use-server-form';

/** Messages of every form sent by useServerForm. */
export interface ReplyLabels {
  readonly noReply: string;
  readonly retry: string;
}

/** Passed to the form's fields and buttons. */
interface CredentialFormState<State> {
  readonly state: State;
  readonly pending: boolean;
  /** While the form is pending: the value of the clicked submit button. */
  readonly pressed: string | null;
}

interface CredentialFormProps<State extends FormState> {
  action: (previous: State, data: FormData) => Promise<State>;
  /** Sends the form if there are scripts; defaults to the action. */
  send?: ((previous: State, data: FormData) => Promise<State>) | undefined;
  /** Initial state. */
  empty: State;
  labels: ReplyLabels;
  label?: string;
  className?: string;
  /** Values of hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** Names of password fields, which are cleared when the page is left. */
  secrets?: readonly string[];
  /** Returns true if a response should clear the password fields. `canRetry` if the same form can be sent again. */
  empties?: (state: State, canRetry: boolean) => boolean;
  /** Text about the whole form if the response has no message. */
  problem?: (state: State) => ReactNode;
  children: (form: CredentialFormState<State>) => ReactNode;
}

const NO_SECRETS: readonly string[] = [];

/**
 * A form for an e-mail address, a password or a code: sent by script if possible, and preserved when there is no reply.
 */
export function CredentialForm<State extends FormState>({
  action,
  send,
  empty,
  labels,
  label,
  className,
  hidden = {},
  secrets = NO_SECRETS,
  empties,
  problem,
  children,
}: CredentialFormProps<State>) {
  const { state, pending, pressed, retry, props } = useServerForm(action, empty, labels.noReply, send);
  const { ref } = props;
  const hasSecrets = secrets.length > 0;
  useEffect(() => {
    // Next preserves the previous page without showing it: a typed password must not remain there.
    const left = hasSecrets ? ref.current : null;
    return () => left?.reset();
  }, [ref, hasSecrets]);
  const isEmptied = empties?.(state, retry !== null) ?? false;
  useEffect(() => {
    if (!isEmptied) return;
    for (const name of secrets) {
      const typed = ref.current?.elements.namedItem(name);
      if (typed instanceof HTMLInputElement) typed.value = '';
    }
    // `state` runs it for each response, even one equal to the last.
  }, [state, isEmptied, secrets, ref]);
  return (
    <form {...props} aria-label={label} className={cx('grid gap-5', className)}>
      <FormProblem retry={retry} retryLabel={labels.retry}>
        {state.message ?? problem?.(state)}
      </FormProblem>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ state, pending, pressed })}
    </form>
  );
}
