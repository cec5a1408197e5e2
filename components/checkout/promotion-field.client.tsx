'use client';

import { PromotionCode } from '@/components/forms/promotion-code';
import { useWords } from '@/components/forms/words.client';
import { Icon } from '@/components/ui/icon';
import type { CheckoutQuote } from '@/lib/domain/checkout/checkout';

interface PromotionFieldProps {
  typed: string;
  error: string | null;
  promotion: CheckoutQuote['promotion'];
}

/** A promotion code with its effect, or the reason why it has none. */
export function PromotionField({ typed, error, promotion }: PromotionFieldProps) {
  const t = useWords('checkout');
  return (
    <div className="border-t border-shade py-4">
      <PromotionCode
        label={t('promotion')}
        error={error ?? (promotion && !promotion.applied ? promotion.message : null)}
        typed={typed}
        apply={t('apply')}
        intent="update"
      />
      {promotion?.applied && (
        <p role="status" className="mt-2 flex gap-2 text-sm text-success">
          <Icon name="check" className="mt-px size-4.5" />
          {promotion.message || promotion.code}
        </p>
      )}
    </div>
  );
}
