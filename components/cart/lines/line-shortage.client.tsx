'use client';

import { useWords } from '@/components/forms/words.client';
import { Icon } from '@/components/ui/icon';
import { shortageOf } from '@/lib/domain/cart/cart-rules';
import { possiblePieces } from '@/lib/domain/catalogue/quantity';
import type { CartLine } from '@/lib/domain/cart/cart';

/** Explains why a line blocks the checkout, with a button of the cart's form to order the available quantity. */
export function LineShortage({ line }: { line: CartLine }) {
  const t = useWords('cart');
  const shortage = shortageOf(line);
  if (!shortage) return null;
  const possible = possiblePieces(line.qty, line);
  return (
    <div
      className={
        'flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning'
      }
    >
      <p className="flex min-w-0 flex-1 gap-2">
        <Icon name="warning" className="mt-px size-4.5" />
        <span>{shortage === 'gone' ? t('gone') : t('short', { count: line.available })}</span>
      </p>
      {possible !== null && (
        <button type="submit" name="use" value={`${line.id}:${possible}`} className="link tap font-medium">
          {t('useAvailable', { count: possible })}
        </button>
      )}
    </div>
  );
}
