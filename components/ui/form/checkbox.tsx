import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** The whole row is clickable. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex cursor-pointer items-start gap-3 py-1', className)}>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 rounded-sm" {...rest} />
      <span className="own-direction min-w-0">
        {label}
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </span>
    </label>
  );
}
