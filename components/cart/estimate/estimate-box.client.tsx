'use client';

import { useWords } from '@/components/forms/words.client';
import { buttonClass } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/text/money';
import { Spinner } from '@/components/ui/spinner';
import { routes } from '@/lib/config/routes';
import { wordsOf } from '@/lib/browser/result';
import type { Cart } from '@/lib/domain/cart/cart';
import { asksFreight } from '@/lib/domain/checkout/checkout';
import { type Estimate, placeName } from '@/lib/domain/cart/estimate';
import { PlaceField } from './place-field.client';
import { useEstimate } from './use-estimate';

interface EstimateBoxProps {
  cart: Cart;
  initial: { typed: string; estimate: Estimate | null };
  locale: string;
}

/** A freight estimate before the checkout. Without scripts, a form that reloads the page. */
export function EstimateBox({ cart, initial, locale }: EstimateBoxProps) {
  const t = useWords('cart.estimate');
  const { typed, setTyped, estimate, error, busy, choose, submit } = useEstimate(cart, initial);
  const problem = error
    ? wordsOf(error, { network: t('networkError'), other: t('failed') })
    : estimate?.kind === 'unknown'
      ? t('unknown')
      : null;
  return (
    <details className="summary-part" open={initial.typed !== '' || undefined}>
      <summary className="summary-head">
        {t('title')}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <form
        method="get"
        action={routes.cart}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid gap-3 pb-4"
      >
        <PlaceField typed={typed} error={problem} onType={setTyped} onPick={choose} />
        <button type="submit" aria-disabled={busy} className={buttonClass({ variant: 'secondary', block: true })}>
          {busy && <Spinner />}
          {t('submit')}
        </button>
      </form>
      <div role="status" className={cx('transition-opacity', busy && 'opacity-60')}>
        {!problem && estimate?.kind === 'several' && <Several estimate={estimate} />}
        {!problem && estimate?.kind === 'found' && <Found estimate={estimate} locale={locale} />}
      </div>
    </details>
  );
}

function Several({ estimate }: { estimate: Extract<Estimate, { kind: 'several' }> }) {
  const t = useWords('cart.estimate');
  return (
    <div className="pb-4">
      <p className="text-sm">{t('several')}</p>
      <ul className="mt-2">
        {estimate.places.map((place) => (
          <li key={placeName(place)}>
            <a
              href={`${routes.cart}?${new URLSearchParams({ to: placeName(place) })}`}
              className="link inline-flex tap items-center"
            >
              {placeName(place)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Found({
  estimate: { place, options },
  locale,
}: {
  estimate: Extract<Estimate, { kind: 'found' }>;
  locale: string;
}) {
  const t = useWords('cart.estimate');
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-sm text-soft">{t('to', { place: placeName(place) })}</p>
      {options.map((option) => (
        <div key={option.id} className="flex justify-between gap-4">
          <p>
            {option.name}
            {option.description && <span className="block text-sm text-soft">{option.description}</span>}
          </p>
          <p className="tabular">{option.amount === 0 ? t('free') : <Money cents={option.amount} locale={locale} />}</p>
        </div>
      ))}
      {asksFreight(options) && (
        <p className="flex gap-2 text-sm">
          <Icon name="truck" className="mt-px size-4.5 text-info" />
          {t('byQuote')}
        </p>
      )}
    </div>
  );
}
