'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Heading } from '@/components/ui/heading';
import { useCart } from '@/lib/browser/cart';
import type { Cart, CartLine } from '@/lib/domain/cart';
import { CartLineItem } from './cart-line.client';
import { CartSummary } from './cart-summary.client';
import { type RemovedLine, addonsOf, removedLine } from './removed-line';
import { UndoNotice } from './undo-notice.client';

interface CartViewProps {
  initial: Cart;
  /** Removed just before this page was shown, without scripts. */
  removed: RemovedLine | null;
  locale: string;
  empty: ReactNode;
}

interface Removed { readonly line: RemovedLine; readonly addons: ReturnType<typeof addonsOf> | null }

export function CartView({ initial, removed: removedBefore, locale, empty }: CartViewProps) {
  const t = useTranslations('cart');
  const controls = useCart(initial);
  const [removed, setRemoved] = useState<Removed | null>(removedBefore && { line: removedBefore, addons: null });
  const { cart } = controls;

  function remove(line: CartLine): void {
    setRemoved({ line: removedLine(line), addons: addonsOf(line) });
    controls.setQuantity(line.id, 0, true);
  }

  async function restore(): Promise<boolean> {
    if (!removed?.addons) return false;
    const result = await controls.add({ sku: removed.line.sku, qty: removed.line.qty, addons: removed.addons });
    if (result.ok) setRemoved(null);
    return result.ok;
  }

  const undo = removed && (
    <UndoNotice key={removed.line.sku} removed={removed.line} restore={removed.addons ? restore : null} onDismiss={() => setRemoved(null)} />
  );
  if (cart.lines.length === 0) return <div className="wrap pt-8">{undo}{empty}</div>;

  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-4">
        <Heading level={1}>{t('title')}</Heading>
        <p className="text-soft tabular">{t('count', { count: cart.count })}</p>
      </div>
      {undo}
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ul aria-label={t('lines')} className="border-t border-ink">
          {cart.lines.map((line) => (
            <CartLineItem
              key={line.id}
              line={line}
              locale={locale}
              pending={controls.waiting.has(line.id)}
              error={controls.errors[line.id] ?? null}
              onQuantity={(qty, atOnce) => controls.setQuantity(line.id, qty, atOnce)}
              onForget={() => controls.forget(line.id)}
              onRemove={() => remove(line)}
            />
          ))}
        </ul>
        <CartSummary cart={cart} busy={controls.waiting.size > 0} flush={controls.flush} locale={locale} />
      </div>
    </div>
  );
}
