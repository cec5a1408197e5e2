import type { useWords } from '@/components/forms/words.client';
import type { CartChange } from '@/lib/domain/cart/cart-changes';
import { formatMoney } from '@/lib/domain/values/money';

export function changeWords(
  { kind, line, was }: CartChange,
  t: ReturnType<typeof useWords<'cart.log'>>,
  locale: string,
): string {
  switch (kind) {
    case 'added':
    case 'removed':
      return t(kind, { qty: line.qty });
    case 'quantity':
      return t(kind, { was: was.qty, qty: line.qty });
    case 'price':
      return t(kind, { was: formatMoney(was.price, locale), price: formatMoney(line.price, locale) });
    case 'short':
      return t(kind, { count: line.available });
    case 'gone':
    case 'back':
      return t(kind);
  }
}
