import { Price } from '@/components/ui/text/price';
import { Spinner } from '@/components/ui/spinner';
import { cx } from '@/components/ui/cx';
import type { CartPanelState } from '@/lib/domain/catalogue/cart-panel';
import { formatMoney } from '@/lib/domain/values/money';
import { fillWords } from '@/lib/i18n/fill-words';
import { type Shelf, shelfWords } from '@/lib/i18n/shelf-words';
import type { CartPanelLabels } from './cart-panel-labels';

/** Stock below this number is reported as low. */
const FEW = 10;

interface OfferLineProps {
  state: CartPanelState;
  /** Every sku is out of stock. */
  soldOut: boolean;
  looking: boolean;
  /** Resale prices, null when switched off. They depend on the product's group. */
  shelf: Shelf | null;
  group: string | null;
  locale: string;
  labels: CartPanelLabels;
}

function stockWords(state: Exclude<CartPanelState, { kind: 'select-options' }>, labels: CartPanelLabels): string {
  if (state.kind === 'out-of-stock') return labels.outOfStock;
  const { availableQty } = state.offer;
  if (availableQty === null) return labels.inStock;
  return fillWords(availableQty < FEW ? labels.lastOnes : labels.inStockCount, { count: availableQty });
}

function Stock({ inStock, children }: { inStock: boolean; children: string }) {
  return (
    <span className={cx('flex items-center gap-2', inStock ? 'text-success' : 'text-danger')}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {children}
    </span>
  );
}

/** Price each, full price struck through, stock and code of the chosen sku; announced when it changes. */
export function OfferLine({ state, soldOut, looking, shelf, group, locale, labels }: OfferLineProps) {
  return (
    <div aria-live="polite" aria-busy={looking} className="min-h-16 border-line max-md:order-first md:border-t md:pt-5">
      {state.kind === 'select-options' ? (
        soldOut ? (
          <p className="text-sm">
            <Stock inStock={false}>{labels.outOfStock}</Stock>
          </p>
        ) : (
          <p className="flex items-center gap-2.5 text-soft">
            {looking ? <Spinner /> : null}
            {labels.selectOptions}
          </p>
        )
      ) : (
        <div className={cx('transition-opacity', looking && 'opacity-50')}>
          {state.offer.priceEach !== null && (
            <Price
              price={state.offer.priceEach}
              fullPrice={state.offer.fullPriceEach}
              locale={locale}
              size="lg"
              labels={{ from: labels.from, was: labels.was, note: labels.exGst }}
            />
          )}
          {state.offer.breaks.length > 0 && (
            <ul className="mt-1 text-sm text-soft tabular">
              {state.offer.breaks.map(({ qty, price }) => (
                <li key={qty}>{fillWords(labels.fromQty, { qty, price: formatMoney(price, locale) })}</li>
              ))}
            </ul>
          )}
          {shelf && <p className="text-sm text-soft empty:hidden">{shelfWords(shelf, state.offer.priceEach, group)}</p>}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-sm">
            <Stock inStock={state.kind === 'can-add'}>{stockWords(state, labels)}</Stock>
            {state.offer.code && (
              <span className="text-soft tabular">{fillWords(labels.code, { code: state.offer.code })}</span>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
