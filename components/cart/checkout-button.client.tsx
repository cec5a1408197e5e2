'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useState, useTransition } from 'react';
import { useWords } from '@/components/forms/words.client';
import { Button } from '@/components/ui/button';
import { reportLeaving } from '@/lib/browser/site/leaving';
import { useOnceFor } from '@/lib/browser/use-once-for';
import { routes } from '@/lib/config/routes';
import type { Cart } from '@/lib/domain/cart/cart';
import { checkoutBlock } from '@/lib/domain/cart/cart-rules';
import { CART_FORM } from './lines/cart-lines.client';

/** Ids of the texts that explain why the checkout is blocked. */
export const BLOCKED_ID = { lines: 'blocked-lines', stock: 'blocked-stock', minimum: 'blocked-minimum' } as const;

interface CheckoutButtonProps {
  cart: Cart;
  flush: () => Promise<boolean>;
}

/** The quantity that is refused or not a number: what is typed there is not in the cart. */
const wrongQuantity = () => document.querySelector<HTMLElement>(`#${CART_FORM} input[aria-invalid="true"]`);

/**
 * Opens the checkout with the quantities that are typed, or says why it is blocked. A button of the cart's form and not
 * a link, so that they are saved as well without scripts and before hydration.
 */
export function CheckoutButton({ cart, flush }: CheckoutButtonProps) {
  const t = useWords('cart');
  const router = useRouter();
  const [leaving, start] = useTransition();
  const [tried, setTried] = useState<{ readonly saved: boolean } | null>(null);
  const block = checkoutBlock(cart);

  function leave(event: MouseEvent): void {
    event.preventDefault();
    start(async () => {
      const saved = await flush();
      start(() => setTried({ saved }));
    });
  }

  // After the render that shows which quantities were refused.
  useOnceFor(tried, () => {
    const wrong = tried && wrongQuantity();
    if (wrong) return wrong.focus();
    if (!tried?.saved) return;
    start(() => {
      reportLeaving();
      router.push(routes.checkout);
    });
  });

  if (!block || block === 'empty') {
    return (
      <Button
        type="submit"
        form={CART_FORM}
        name="intent"
        value="checkout"
        size="lg"
        block
        busy={leaving}
        onClick={leave}
      >
        {t('checkout')}
      </Button>
    );
  }
  return (
    <>
      {block !== 'minimum' && (
        <p id={BLOCKED_ID[block]} className="text-sm text-danger">
          {t(block === 'stock' ? 'blockedStock' : 'blockedLines')}
        </p>
      )}
      {/* Without scripts it saves what is typed, which may be what was missing. */}
      <button
        type="submit"
        form={CART_FORM}
        name="intent"
        value="save"
        aria-disabled="true"
        aria-describedby={BLOCKED_ID[block]}
        onClick={(event) => event.preventDefault()}
        className="btn btn-lg w-full cursor-not-allowed border-edge bg-shade text-soft"
      >
        {t('checkout')}
      </button>
    </>
  );
}
