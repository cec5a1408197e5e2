'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { VOUCHER } from '@/lib/actions/vouchers/voucher-state';
import { afterPointerUp } from '@/lib/browser/site/pointer-down';
import { type AmountProblem, readVoucherAmount } from '@/lib/domain/vouchers/voucher';
import type { BuyLabels } from './voucher-types';

/** Errors that further typing cannot fix are shown immediately, others on blur. */
const AT_ONCE: ReadonlySet<AmountProblem> = new Set(['partCent', 'high']);

interface CustomAmountProps {
  id: string;
  value: string;
  onType: (typed: string) => void;
  /** The server's error for the last submission, which is numbered by `attempt`. */
  error: string | undefined;
  attempt: number;
  labels: Pick<BuyLabels, 'custom' | 'customHint' | 'customProblem' | 'required'>;
}

/** A custom amount. Errors appear at the field, whether found by scripts or by the server. */
export function CustomAmount({ id, value, onType, error, attempt, labels }: CustomAmountProps) {
  const [checked, setChecked] = useState<{ attempt: number; problem: AmountProblem | null } | null>(null);
  const known = checked?.attempt === attempt ? checked : null;
  const shown = known ? known.problem && labels.customProblem[known.problem] : error;

  function check(typed: string, leaving: boolean): void {
    const read = readVoucherAmount(typed);
    const problem = read.ok || (read.problem === 'missing' && !shown) ? null : read.problem;
    if (leaving || problem === null || shown || AT_ONCE.has(problem)) setChecked({ attempt, problem });
  }

  return (
    <Field
      id={id}
      label={labels.custom}
      hint={labels.customHint}
      error={shown}
      required
      requiredLabel={labels.required}
    >
      {(wiring) => (
        <Input
          name={VOUCHER.custom}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value}
          onChange={({ currentTarget: { value: typed } }) => {
            onType(typed);
            check(typed, false);
          }}
          onBlur={({ currentTarget: { value: typed } }) => afterPointerUp(() => check(typed, true))}
          className="max-w-48 tabular"
          {...wiring}
        />
      )}
    </Field>
  );
}
