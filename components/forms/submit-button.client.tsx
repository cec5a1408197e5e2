'use client';

import type { ComponentProps } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'type'> {
  /** Shown while the form is pending. */
  busyLabel?: string;
}

/** Ignores clicks while the form is pending. Of several named buttons, the clicked one shows the pending state. */
export function SubmitButton({ busyLabel, children, name, value, ...rest }: SubmitButtonProps) {
  const { pending, data } = useFormStatus();
  if (pending && name !== undefined && data.get(name) !== value) {
    return (
      <Button {...rest} type="button" aria-disabled onClick={undefined}>
        {children}
      </Button>
    );
  }
  return (
    <Button type="submit" name={name} value={value} busy={pending} {...rest}>
      {pending && busyLabel ? busyLabel : children}
    </Button>
  );
}
