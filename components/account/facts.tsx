import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Pairs of a label and a value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-b border-line py-3 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-sm text-soft sm:text-base">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
