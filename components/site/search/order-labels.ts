import { templates } from '@/lib/i18n/client-words';
import type { Template } from '@/lib/i18n/fill-words';
import type { Messages } from '@/lib/i18n/messages';

/** Messages of suggestions with quantities; the templates have the placeholders `count`, `name` and `query`. */
export interface OrderLabels {
  readonly found: Template;
  readonly quantityOf: Template;
  readonly add: Template;
  readonly added: Template;
  readonly stock: Template;
  readonly inStock: string;
  readonly outOfStock: string;
  readonly noQuantity: string;
  readonly least: Template;
  readonly multiple: Template;
  readonly short: Template;
  readonly network: string;
  readonly wrong: string;
}

export function orderLabels(locale: string, messages: Messages): OrderLabels {
  const { search, quickOrder, matrix, panel } = messages;
  return {
    ...templates(locale, quickOrder, ['stock', 'least', 'multiple', 'short']),
    ...templates(locale, matrix, ['quantityOf']),
    ...templates(locale, search, ['added']),
    found: templates(locale, search, ['suggestedOrder']).suggestedOrder,
    add: templates(locale, search, ['addName']).addName,
    inStock: quickOrder.inStock,
    outOfStock: quickOrder.outOfStock,
    noQuantity: quickOrder.noQuantity,
    network: panel.networkError,
    wrong: panel.somethingWrong,
  };
}
