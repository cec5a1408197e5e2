import type { ReactNode } from 'react';

/** One part of the checkout: a fieldset with its heading. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="float-start mb-5 w-full border-b border-ink pb-3 font-serif text-2xl">{title}</legend>
      <div className="clear-both grid gap-4">{children}</div>
    </fieldset>
  );
}
