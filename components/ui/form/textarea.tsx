import type { ComponentProps } from 'react';
import { cx } from '../cx';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cx('control field-sizing-content min-h-28!', className)} {...rest} />;
}
