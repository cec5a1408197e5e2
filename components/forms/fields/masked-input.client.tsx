'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { Input } from '@/components/ui/form/input';
import { MASK_TOKENS, maskDigits } from '@/lib/domain/forms/mask';

interface MaskedInputProps extends ComponentProps<typeof Input> {
  /** In the format of lib/domain/forms/mask. */
  mask: string;
  tokens?: Readonly<Record<string, RegExp>>;
}

/**
 * Inserts the mask's literals and accepts only valid characters, once the library is loaded. Without it the value is
 * validated on submission.
 */
export function MaskedInput({ mask, tokens = MASK_TOKENS, ...rest }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    let stop: (() => void) | null = null;
    let gone = false;
    void import('maska').then(
      ({ MaskInput }) => {
        if (gone || !element) return;
        const patterns = Object.fromEntries(
          Object.entries(tokens).map(([token, pattern]) => [token, { pattern, transform: maskDigits }]),
        );
        const masked = new MaskInput(element, { mask, tokens: patterns, tokensReplace: true });
        stop = () => masked.destroy();
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [mask, tokens]);
  return <Input ref={input} {...rest} />;
}
