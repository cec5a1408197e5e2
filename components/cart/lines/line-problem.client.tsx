'use client';

import { useWords } from '@/components/forms/words.client';
import { Icon } from '@/components/ui/icon';
import { possibleQty, problemOf } from '@/lib/domain/cart/cart-rules';
import type { CartLine } from '@/lib/domain/cart/cart';

interface LineProblemProps {
  line: CartLine;
  /** Pieces of the line's sku on all lines. */
  pieces: number;
}

/** Explains why a line blocks the checkout, with a button of the cart's form to order a quantity that is possible. */
export function LineProblem({ line, pieces }: LineProblemProps) {
  const t = useWords('cart');
  const words = {
    extras: () => t('extraGone', { product: line.name }),
    gone: () => t('gone'),
    short: () => t('short', { count: line.available }),
    least: () => t('least', { count: line.minQty }),
    multiple: () => t('multiple', { count: line.qtyStep }),
  };
  const problem = problemOf(line, pieces);
  if (!problem) return null;
  const possible = possibleQty(line, pieces);
  return (
    <div className="cart-line-wide">
      <div
        className={
          'flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning'
        }
      >
        <p className="flex min-w-0 flex-1 gap-2">
          <Icon name="warning" className="mt-px size-4.5" />
          <span>{words[problem]()}</span>
        </p>
        {possible !== null && (
          <button type="submit" name="use" value={`${line.id}:${possible}`} className="link tap font-medium">
            {t('useAvailable', { count: possible })}
          </button>
        )}
      </div>
    </div>
  );
}
