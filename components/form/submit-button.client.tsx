'use client';

import type { ComponentProps } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'type'> {
  /** Shown while the form is on its way. */
  busyLabel?: string;
}

/** A second click while the first is on its way does nothing. */
export function SubmitButton({ busyLabel, children, ...rest }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  return <Button type="submit" busy={pending} {...rest}>{pending && busyLabel ? busyLabel : children}</Button>;
}
