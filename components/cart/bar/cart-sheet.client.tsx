'use client';

import './cart-sheet.css';
import { useWords } from '@/components/forms/words.client';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/feedback/dialog';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { useLoadedCart } from '@/lib/browser/cart/cart.client';
import { routes } from '@/lib/config/routes';
import type { BarWords } from './parts/bar-words';
import { SheetLines } from './sheet-lines.client';

interface CartSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  facts: BarWords;
  locale: string;
}

/** The cart as a dialog over the page: lines, quantities and the next steps. */
export function CartSheet({ open, onOpenChange, facts, locale }: CartSheetProps) {
  const [t, tCart] = [useWords('orderBar'), useWords('cart')];
  const { cart, failed, again } = useLoadedCart(open);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('sheetTitle')}
      closeLabel={t('close')}
      fullHeight
      wide
      actions={
        <>
          <Link href={routes.listAdd('cart')} className="link inline-flex min-h-11 items-center">
            {tCart('saveAsList')}
          </Link>
          <ButtonLink href={routes.cart} variant="secondary">
            {t('toCart')}
          </ButtonLink>
        </>
      }
    >
      <ul className="mb-5 grid gap-x-6 gap-y-1 text-sm text-soft sm:grid-cols-2">
        {[facts.amount, facts.freight, facts.dispatch, facts.christmas].map(
          (fact) => fact && <li key={fact}>{fact}</li>,
        )}
      </ul>
      {cart ? (
        <SheetLines initial={cart} locale={locale} />
      ) : failed ? (
        <p role="alert" className="grid justify-items-start gap-3">
          {t('failed')}
          <Button type="button" variant="secondary" onClick={again}>
            {tCart('retry')}
          </Button>
        </p>
      ) : (
        <p className="flex items-center gap-3 text-soft">
          <Spinner /> {t('loading')}
        </p>
      )}
    </Dialog>
  );
}
