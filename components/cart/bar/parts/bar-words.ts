import { barProgress, type OrderBar } from '@/lib/domain/cart/order-bar';
import { formatMoney } from '@/lib/domain/values/money';
import { formatShortDay } from '@/lib/i18n/dates';
import { type Template, fillWords } from '@/lib/i18n/fill-words';

/** Sentence templates of the bar, with placeholders for amounts and dates. */
export type BarTemplates = Readonly<
  Record<'progress' | 'reached' | 'freight' | 'freightFree' | 'toFreeFreight' | 'dispatch' | 'christmas', Template>
>;

/** The bar's sentences in order; null for an unknown figure. */
export interface BarWords {
  readonly amount: string;
  readonly freight: string | null;
  readonly dispatch: string | null;
  readonly christmas: string | null;
  /** Percentage of the minimum order. */
  readonly progress: number;
}

export function barWords(facts: OrderBar, templates: BarTemplates, locale: string): BarWords {
  const { countedAmount, minimumAmount, freight, freeFreightMissing, dispatchBy, christmasBy } = facts;
  const money = (cents: number) => formatMoney(cents, locale);
  const progress = barProgress(facts);
  return {
    amount: fillWords(progress < 100 ? templates.progress : templates.reached, {
      counted: money(countedAmount),
      minimum: money(minimumAmount),
    }),
    freight: freeFreightMissing
      ? fillWords(templates.toFreeFreight, { missing: money(freeFreightMissing) })
      : freight
        ? fillWords(freight.amount > 0 ? templates.freight : templates.freightFree, {
            place: freight.place,
            amount: money(freight.amount),
          })
        : null,
    dispatch: dispatchBy ? fillWords(templates.dispatch, { date: formatShortDay(dispatchBy, locale) }) : null,
    christmas: christmasBy ? fillWords(templates.christmas, { date: formatShortDay(christmasBy, locale) }) : null,
    progress,
  };
}

export function barText({ amount, freight, dispatch, christmas }: BarWords): string {
  return [amount, freight, dispatch, christmas].filter(Boolean).join(' · ');
}
