import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  description?: ReactNode;
  /** Shown at the end of the row, for example a price. */
  aside?: ReactNode;
}

/** The platform's label may have another writing direction than the page. */
function isolated(words: ReactNode): ReactNode {
  return typeof words === 'string' ? <bdi>{words}</bdi> : words;
}

/** One choice of a set, as a card. Put several in a `<fieldset>` with a `<legend>`. */
export function RadioCard({ label, description, aside, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer items-start gap-3 rounded-sm border border-edge bg-surface p-4 hover:border-ink',
        'has-checked:border-accent has-checked:bg-accent-soft has-checked:border-2 has-checked:-m-px',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        className,
      )}
    >
      <input type="radio" className="mt-0.5 size-5 shrink-0 outline-none" {...rest} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{isolated(label)}</span>
        {description && <span className="mt-0.5 block text-sm text-soft">{isolated(description)}</span>}
      </span>
      {aside && <span className="shrink-0 tabular">{aside}</span>}
    </label>
  );
}
