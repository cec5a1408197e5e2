'use client';

import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/form/input';
import { abnDigits, abnProblem, formatAbn } from '@/lib/domain/account/abn';

interface AbnFieldProps {
  name: string;
  defaultValue: string;
  /** The server's error for the submitted value; removed once the value changes. */
  error?: string | undefined;
  /** Number of the server's response, whose error is shown until the value changes. */
  answer?: number;
  labels: { label: string; hint: string; length: string; checksum: string; valid: string };
  /** Rendered for a valid ABN. */
  children?: (abn: string) => ReactNode;
}

const DIGITS = 11;
const MAX_LENGTH = 20;

/** An ABN, validated once it has eleven digits, or on blur. Blur also formats it. */
export function AbnField({ name, defaultValue, error, answer = 0, labels, children }: AbnFieldProps) {
  const [value, setValue] = useState(defaultValue);
  const [changedAfter, setChangedAfter] = useState<number | null>(null);
  const [left, setLeft] = useState(false);
  const problem = abnProblem(value);
  const counts = left || abnDigits(value).length >= DIGITS;
  const own = problem === null || problem === 'missing' || !counts ? null : labels[problem];
  const field = (
    <Field
      id={name}
      label={labels.label}
      hint={labels.hint}
      error={changedAfter === answer ? own : (error ?? own)}
      required
    >
      {(wiring) => (
        <>
          {/* From right to left, its groups of digits would change places. */}
          <span dir="ltr" className="relative block">
            <Input
              name={name}
              defaultValue={formatAbn(defaultValue)}
              onChange={(event) => {
                setValue(event.currentTarget.value);
                setChangedAfter(answer);
                setLeft(false);
              }}
              onBlur={({ currentTarget: input }) => {
                input.value = formatAbn(input.value);
                setValue(input.value);
                setLeft(true);
              }}
              inputMode="numeric"
              autoComplete="off"
              maxLength={MAX_LENGTH}
              className="tabular pe-12"
              {...wiring}
            />
            {problem === null && (
              <Icon name="check" className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-success" />
            )}
          </span>
          <span role="status" className="sr-only">
            {problem === null && labels.valid}
          </span>
        </>
      )}
    </Field>
  );
  return (
    <>
      {field}
      {children?.(value)}
    </>
  );
}
