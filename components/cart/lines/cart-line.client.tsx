'use client';

import { memo } from 'react';
import { useWords } from '@/components/forms/words.client';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { cx } from '@/components/ui/cx';
import { routes } from '@/lib/config/routes';
import { formatMoney } from '@/lib/domain/values/money';
import { LinePicture } from './line-picture';
import { LineProblem } from './line-problem.client';
import { LineQuantity, type LineQuantityProps } from './line-quantity.client';

interface CartLineProps extends LineQuantityProps {
  /** Pieces of the line's sku on all lines. */
  pieces: number;
  locale: string;
  /** The formatted resale price; null when the customer has switched it off. */
  shelf: string | null;
}

/** Memoized: typing in one of five hundred lines must not render the others. */
export const CartLineItem = memo(function CartLineItem(props: CartLineProps) {
  const { line, pieces, locale, pending, shelf } = props;
  const t = useWords('cart');
  return (
    <li className="cart-line">
      <LinePicture picture={line.picture} />
      <div className="cart-line-text">
        <Link href={routes.product(line.slug)} className="cart-line-name">
          {line.name}
        </Link>
        {line.options && <p>{line.options}</p>}
        <p className="text-soft">{t('code', { code: line.code })}</p>
        {line.addons.map((addon) => (
          <p key={addon.id} className="text-soft">
            {addon.name}: {addon.value}
          </p>
        ))}
      </div>
      <div className="cart-line-qty">
        <LineQuantity {...props} />
      </div>
      <p className={cx('cart-line-sum', pending && 'text-soft')}>
        <span className="sr-only">{t('lineTotal')}: </span>
        {pending && <Spinner className="me-2 inline size-4" />}
        <bdi className="font-medium">{formatMoney(line.subtotal, locale)}</bdi>
        <span className="block text-sm text-soft">{t('each', { price: formatMoney(line.price, locale) })}</span>
        {shelf && <span className="block text-sm text-soft">{shelf}</span>}
      </p>
      <LineProblem line={line} pieces={pieces} />
    </li>
  );
});
