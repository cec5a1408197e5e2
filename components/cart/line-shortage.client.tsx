'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { shortageOf } from '@/lib/domain/cart-rules';
import type { CartLine } from '@/lib/domain/cart';

/** Says why a line stands in the way of the checkout, and offers what there is. */
export function LineShortage({ line, onUse }: { line: CartLine; onUse: () => void }) {
  const t = useTranslations('cart');
  const shortage = shortageOf(line);
  if (!shortage) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning">
      <p className="flex min-w-0 flex-1 gap-2">
        <Icon name="warning" className="mt-px size-4.5" />
        <span>{shortage === 'gone' ? t('gone') : t('short', { count: line.available })}</span>
      </p>
      {shortage === 'short' && (
        <button type="button" onClick={onUse} className="link min-h-9 font-medium no-script:hidden">{t('useAvailable', { count: line.available })}</button>
      )}
    </div>
  );
}
