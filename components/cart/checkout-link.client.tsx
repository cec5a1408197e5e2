'use client';

import { type MouseEvent, useState } from 'react';
import { useWords } from '@/components/forms/words.client';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useOnceFor } from '@/lib/browser/use-once-for';
import { routes } from '@/lib/config/routes';
import type { Cart } from '@/lib/domain/cart/cart';
import { checkoutBlock } from '@/lib/domain/cart/cart-rules';

/** Ids of the texts that explain why the checkout is blocked. */
export const BLOCKED_ID = { stock: 'blocked-stock', minimum: 'blocked-minimum' } as const;

interface CheckoutLinkProps {
  cart: Cart;
  busy: boolean;
  flush: () => Promise<boolean>;
}

/** The link to the checkout, or the reason why it is blocked. */
export function CheckoutLink({ cart, busy, flush }: CheckoutLinkProps) {
  const t = useWords('cart');
  const [leaving, setLeaving] = useState(false);
  const [refused, setRefused] = useState(0);
  const block = checkoutBlock(cart);

  // The field of a quantity that was refused: its message has been rendered by then.
  useOnceFor(refused, () => {
    if (refused > 0) document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  });

  /** Saves quantities that were just typed before it opens the checkout, which stays closed if one is refused. */
  async function leave(event: MouseEvent): Promise<void> {
    if (!busy || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setLeaving(true);
    if (await flush()) return window.location.assign(routes.checkout);
    setLeaving(false);
    setRefused((count) => count + 1);
  }

  if (!block || block === 'empty') {
    return (
      <ButtonLink href={routes.checkout} size="lg" block onClick={(event) => void leave(event)}>
        {leaving && <Spinner />}
        {t('checkout')}
      </ButtonLink>
    );
  }
  return (
    <>
      {block === 'stock' && (
        <p id={BLOCKED_ID.stock} className="text-sm text-danger">
          {t('blockedStock')}
        </p>
      )}
      <span
        role="link"
        aria-disabled="true"
        aria-describedby={BLOCKED_ID[block]}
        tabIndex={0}
        className={buttonClass({
          size: 'lg',
          block: true,
          variant: 'secondary',
          className: 'cursor-not-allowed border-edge bg-shade text-soft hover:bg-shade hover:text-soft',
        })}
      >
        {t('checkout')}
      </span>
    </>
  );
}
