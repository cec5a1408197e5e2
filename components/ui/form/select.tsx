import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Language of the label if it differs from the page's. */
  lang?: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** First choice with an empty value, such as '-- Select --'. */
  prompt?: string;
}

export function Select({ options, prompt, className, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select className={cx('control appearance-none truncate pe-11', className)} {...rest}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2" />
    </span>
  );
}
