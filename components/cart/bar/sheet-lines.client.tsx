'use client';

import { useWords } from '@/components/forms/words.client';
import { CartLines } from '@/components/cart/lines/cart-lines.client';
import { UndoNotice } from '@/components/cart/lines/undo-notice.client';
import { useRemovedLine } from '@/components/cart/lines/use-removed-line';
import { BLOCKED_ID, CheckoutButton } from '@/components/cart/checkout-button.client';
import { MinimumBar } from '@/components/cart/minimum-bar.client';
import { useCart } from '@/lib/browser/cart/cart.client';
import type { Cart } from '@/lib/domain/cart/cart';

/** The cart's lines and the way to the checkout, as on the cart page. */
export function SheetLines({ initial, locale }: { initial: Cart; locale: string }) {
  const t = useWords('cart');
  const controls = useCart(initial);
  const { removed, gone, remove, restore, dismiss } = useRemovedLine(controls, null);
  return (
    // No header covers the dialog.
    <div className="[--header:-0.5rem]">
      {removed && <UndoNotice key={removed.sku} removed={removed} gone={gone} restore={restore} onDismiss={dismiss} />}
      {controls.cart.lines.length === 0 ? (
        <p className="text-soft">{t('emptyText')}</p>
      ) : (
        <>
          <CartLines controls={controls} locale={locale} onRemove={remove} />
          <div className="mt-5 grid gap-4">
            <MinimumBar id={BLOCKED_ID.minimum} cart={controls.cart} locale={locale} />
            <CheckoutButton cart={controls.cart} flush={controls.flush} />
          </div>
        </>
      )}
    </div>
  );
}
