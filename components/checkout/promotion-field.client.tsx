'use client';

import { useWords } from '@/components/forms/words.client';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/form/input';
import type { CheckoutQuote } from '@/lib/domain/checkout/checkout';

interface PromotionFieldProps {
  typed: string;
  error: string | null;
  promotion: CheckoutQuote['promotion'];
}

/** A code, and what it gave or why it gave nothing. */
export function PromotionField({ typed, error, promotion }: PromotionFieldProps) {
  const t = useWords('checkout');
  return (
    <div className="border-t border-shade py-4">
      <Field
        id="promotion"
        label={t('promotion')}
        error={error ?? (promotion && !promotion.applied ? promotion.message : null)}
      >
        {(wiring) => (
          <span className="flex gap-2">
            <Input
              name="promotion"
              defaultValue={typed}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...wiring}
            />
            <button
              type="submit"
              name="intent"
              value="update"
              className={buttonClass({ variant: 'secondary', className: 'shrink-0' })}
            >
              {t('apply')}
            </button>
          </span>
        )}
      </Field>
      {promotion?.applied && (
        <p role="status" className="mt-2 flex gap-2 text-sm text-success">
          <Icon name="check" className="mt-px size-4.5" />
          {promotion.message || promotion.code}
        </p>
      )}
    </div>
  );
}
