'use client';

import Link from 'next/link';
import { memo } from 'react';
import { Spinner } from '@/components/ui/feedback/spinner';
import { cx } from '@/components/ui/cx';
import { routes } from '@/lib/config/routes';
import type { CallError } from '@/lib/browser/result';
import { shortageOf } from '@/lib/domain/buying/cart-rules';
import type { CartLine } from '@/lib/domain/buying/cart';
import { formatMoney } from '@/lib/domain/values/money';
import { LinePicture } from './line-picture';
import { LineQuantity } from './line-quantity.client';
import { LineShortage } from './line-shortage.client';
import type { LineWords } from './line-words';

export interface CartLineProps {
  line: CartLine;
  words: LineWords;
  locale: string;
  /** A newer quantity is on its way. */
  pending: boolean;
  error: CallError | null;
  /** From an answer without scripts: what was typed, and what is wrong with it. */
  typedBefore: string | null;
  problemBefore: string | null;
  onQuantity: (lineId: string, qty: number, atOnce?: boolean) => void;
  onForget: (lineId: string) => void;
  onRemove: (line: CartLine) => void;
}

/** Drawn again only when something of it changed: typing in one of five hundred lines leaves the others alone. */
export const CartLineItem = memo(function CartLineItem(props: CartLineProps) {
  const { line, words, locale, pending } = props;
  return (
    <li className="cart-line">
      <LinePicture picture={line.picture} />
      <div className="cart-line-text">
        <Link href={routes.product(line.slug)} prefetch={false} className="cart-line-name">
          {line.name}
        </Link>
        {line.options && <p>{line.options}</p>}
        <p className="text-soft">{words.code(line.code)}</p>
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
        <span className="sr-only">{words.lineTotal}: </span>
        {pending && <Spinner className="me-2 inline size-4" />}
        <bdi className="font-medium">{formatMoney(line.subtotal, locale)}</bdi>
        <span className="block text-sm text-soft">{words.each(formatMoney(line.price, locale))}</span>
      </p>
      {shortageOf(line) && (
        <div className="cart-line-wide">
          <LineShortage line={line} />
        </div>
      )}
    </li>
  );
});
