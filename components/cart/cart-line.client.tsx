'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/media/picture';
import { Money } from '@/components/ui/money';
import { Spinner } from '@/components/ui/spinner';
import { PRODUCT_THUMBNAIL_WIDTH } from '@/lib/config/constants';
import { routes } from '@/lib/config/routes';
import type { CallError } from '@/lib/browser/result';
import type { CartLine } from '@/lib/domain/cart';
import { formatMoney } from '@/lib/domain/money';
import { LineQuantity } from './line-quantity.client';
import { LineShortage } from './line-shortage.client';

export interface CartLineProps {
  line: CartLine;
  locale: string;
  /** A newer quantity is on its way. */
  pending: boolean;
  error: CallError | null;
  onQuantity: (qty: number, atOnce?: boolean) => void;
  onForget: () => void;
  onRemove: () => void;
}

export function CartLineItem(props: CartLineProps) {
  const t = useTranslations('cart');
  const { line, locale, pending, onQuantity } = props;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6">
      <Link href={routes.product(line.slug)} prefetch={false} tabIndex={-1} aria-hidden="true" className="row-span-2">
        <Picture picture={line.picture} width={PRODUCT_THUMBNAIL_WIDTH} sizes="(min-width: 35rem) 7rem, 5rem" aspect="1x1" alt="" className="rounded-sm" />
      </Link>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-[1_1_14rem]">
          <Link href={routes.product(line.slug)} prefetch={false} className="font-medium hover:underline hover:underline-offset-4">{line.name}</Link>
          {line.options && <p className="text-sm">{line.options}</p>}
          <p className="text-sm text-soft tabular">{t('code', { code: line.code })}</p>
          {line.addons.map((addon) => (
            <p key={addon.id} className="text-sm text-soft">
              {addon.name}: {addon.value}
            </p>
          ))}
        </div>
        <p className="text-end max-sm:text-start">
          <span className="sr-only">{t('lineTotal')}: </span>
          <span className="inline-flex items-center gap-2">
            {pending && <Spinner className="size-4 text-soft" />}
            <Money cents={line.subtotal} locale={locale} className={pending ? 'text-soft' : 'font-medium'} />
          </span>
          <span className="block text-sm text-soft tabular">{t('each', { price: formatMoney(line.price, locale) })}</span>
        </p>
      </div>
      <div className="mt-4 min-w-0">
        <LineQuantity {...props} />
        <LineShortage line={line} onUse={() => onQuantity(line.available, true)} />
      </div>
    </li>
  );
}
