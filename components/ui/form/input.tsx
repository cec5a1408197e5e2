import type { ComponentProps } from 'react';
import { cx } from '../cx';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cx('control', type === 'number' && 'tabular', className)} {...rest} />;
}
