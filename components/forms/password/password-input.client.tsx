'use client';

import type { ComponentProps, Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/form/input';
import { useScripted } from '../state/use-scripted';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  id: string;
  shown: boolean;
  onToggle: () => void;
  toggleLabels: { show: string; hide: string };
  ref?: Ref<HTMLInputElement>;
}

/** The input of a password, with the toggle that shows and hides it. */
export function PasswordInput({ id, shown, onToggle, toggleLabels, ...rest }: PasswordInputProps) {
  const scripted = useScripted();
  return (
    <span className="relative block">
      <Input
        id={id}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pe-12"
        {...rest}
      />
      {scripted && (
        <button
          type="button"
          aria-label={shown ? toggleLabels.hide : toggleLabels.show}
          aria-controls={id}
          onClick={onToggle}
          className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-sm text-soft hover:text-ink"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      )}
    </span>
  );
}
