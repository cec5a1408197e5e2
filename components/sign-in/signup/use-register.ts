import { type RefObject, useEffect, useRef, useState } from 'react';
import { type RegisterAnswer, queryRegister } from '@/lib/browser/account/abn-calls';
import { abnDigits, abnProblem } from '@/lib/domain/account/abn';

/** Fills a field from the register, unless it was edited. */
function fill(form: HTMLFormElement, name: string, value: string, filled: Map<string, string>): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (value === '' || (field.value !== '' && field.value !== filled.get(name))) return;
  field.value = value;
  filled.set(name, value);
}

/**
 * Looks a valid ABN up in the business register, and fills in the name and the state. On any failure the form can be
 * filled in by hand.
 */
export function useRegister(abn: string, inForm: RefObject<HTMLElement | null>): RegisterAnswer | 'looking' | null {
  const [known, setKnown] = useState<{ readonly abn: string; readonly answer: RegisterAnswer } | null>(null);
  const filled = useRef(new Map<string, string>());
  const answered = useRef<string | null>(null);
  const digits = abnProblem(abn) === null ? abnDigits(abn) : null;
  useEffect(() => {
    // Not again when the router shows the page again: a name that was emptied stays empty.
    if (digits === null || answered.current === digits) return;
    const stop = new AbortController();
    void queryRegister(digits, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      // A register that was away is asked again.
      if (answer.kind === 'found' || answer.kind === 'unknown') answered.current = digits;
      setKnown({ abn: digits, answer });
      const form = inForm.current?.closest('form');
      if (!form || answer.kind !== 'found') return;
      fill(form, 'company_name', answer.business.name, filled.current);
      fill(form, 'state', answer.business.state, filled.current);
    });
    return () => stop.abort();
  }, [digits, inForm]);
  if (digits === null) return null;
  return known?.abn === digits ? known.answer : 'looking';
}
