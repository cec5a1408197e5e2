'use client';

import { useWords } from '@/components/forms/words.client';
import { Icon } from '@/components/ui/icon';
import type { Cart } from '@/lib/domain/cart/cart';
import { minimumProgress } from '@/lib/domain/cart/cart-rules';
import { formatMoney } from '@/lib/domain/values/money';

interface MinimumBarProps {
  id: string;
  cart: Pick<Cart, 'minimum' | 'missing' | 'minimumIncludesGst'>;
  locale: string;
}

/** The amount missing for the minimum order, as a bar and as text. */
export function MinimumBar({ id, cart: { minimum, missing, minimumIncludesGst }, locale }: MinimumBarProps) {
  const t = useWords('cart');
  if (minimum <= 0) return null;
  const values = {
    minimum: formatMoney(minimum, locale),
    missing: formatMoney(missing, locale),
    gst: String(minimumIncludesGst),
  };
  return (
    <div>
      <p id={id} role="status" className="flex items-start gap-2 text-sm">
        {missing <= 0 && <Icon name="check" className="size-4.5 text-success" />}
        {missing > 0 ? t('minimumMissing', values) : t('minimumReached', values)}
      </p>
      {missing > 0 && (
        <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-shade">
          <div
            className="h-full rounded-full bg-accent transition-[width]"
            style={{ width: `${minimumProgress({ minimum, missing })}%` }}
          />
        </div>
      )}
    </div>
  );
}
