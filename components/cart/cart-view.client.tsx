'use client';

import { useWords } from '@/components/forms/words.client';
import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/text/money';
import { useCart } from '@/lib/browser/cart/cart.client';
import { routes } from '@/lib/config/routes';
import type { Cart } from '@/lib/domain/cart/cart';
import type { Estimate } from '@/lib/domain/cart/estimate';
import type { CartLogState } from '@/lib/domain/cart/cart-log';
import type { Shelf, ShelfGroups } from '@/lib/i18n/shelf-words';
import { CartLog } from './log/cart-log.client';
import { CartLines } from './lines/cart-lines.client';
import { CartSummary, SUMMARY_ID } from './cart-summary.client';
import { EstimateBox } from './estimate/estimate-box.client';
import { PromotionBox } from './promotion-box.client';
import type { RemovedLine } from './lines/removed-line';
import { UndoNotice } from './lines/undo-notice.client';
import { useRemovedLine } from './lines/use-removed-line';

interface CartViewProps {
  initial: Cart;
  /** Key of this rendering. */
  once: string;
  /** The line that was just removed without scripts. */
  removed: RemovedLine | null;
  /** The place typed for a freight estimate, and the result. */
  estimate: { typed: string; estimate: Estimate | null };
  locale: string;
  empty: ReactNode;
  /** The notice of lines added elsewhere. */
  notice: ReactNode;
  /** Changes since the last visit; null where the platform lacks the call. */
  log: CartLogState | null;
  /** Shown with an empty cart: an unpaid order that reserves the goods. */
  waiting: ReactNode;
  /** Resale prices beside each price; null when the customer has switched them off. */
  shelf: Shelf | null;
  groups: ShelfGroups;
}

/** With more lines the summary is too far down on a phone, so a bar repeats it. */
const FEW_LINES = 4;

export function CartView({
  initial,
  once,
  removed: removedBefore,
  estimate,
  locale,
  empty,
  notice,
  log,
  waiting,
  shelf,
  groups,
}: CartViewProps) {
  const t = useWords('cart');
  const controls = useCart(initial);
  const { removed, gone, remove, restore, dismiss } = useRemovedLine(controls, removedBefore);
  const { cart } = controls;

  const notices = (
    <>
      {notice}
      <CartLog log={log} once={once} cart={cart} locale={locale} />
      {removed && <UndoNotice key={removed.sku} removed={removed} gone={gone} restore={restore} onDismiss={dismiss} />}
    </>
  );
  if (cart.lines.length === 0)
    return (
      <div className="wrap pt-8">
        {notices}
        {waiting}
        {empty}
      </div>
    );

  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-4">
        <Heading level={1}>{t('title')}</Heading>
        <p className="text-soft tabular">{t('count', { count: cart.count })}</p>
        <Link href={routes.listAdd('cart')} className="link ms-auto inline-flex min-h-11 items-center">
          {t('saveAsList')}
        </Link>
      </div>
      {notices}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-16">
        <div className="min-w-0">
          <CartLines
            controls={controls}
            locale={locale}
            onRemove={remove}
            canSave={log !== null}
            shelf={shelf}
            groups={groups}
          />
          {cart.lines.length > FEW_LINES && (
            <a
              href={`#${SUMMARY_ID}`}
              className={
                'foot-bar sticky bottom-0 z-10 -mx-gutter flex min-h-14 items-center justify-between gap-4 border-t ' +
                'border-line bg-ground px-gutter lg:hidden'
              }
            >
              <span>
                {t('total')}: <Money cents={cart.total} locale={locale} className="font-medium" />
              </span>
              <span className="link">{t('toSummary')}</span>
            </a>
          )}
        </div>
        <CartSummary cart={cart} busy={controls.waiting.size > 0} flush={controls.flush} locale={locale}>
          <PromotionBox promotion={cart.promotion} refresh={controls.refresh} />
          <EstimateBox cart={cart} initial={estimate} locale={locale} />
        </CartSummary>
      </div>
    </div>
  );
}
