import { templates } from '@/lib/i18n/client-words';
import type { Messages } from '@/lib/i18n/messages';

/** Words of the cart panel, as the server hands them to its scripts. */
export const cartPanelLabels = (locale: string, { panel, lists }: Pick<Messages, 'panel' | 'lists'>) => ({
  ...panel,
  addToList: lists.addToList,
  ...templates(locale, panel, ['inStockCount', 'lastOnes', 'code', 'fromQty', 'range', 'rangeFrom', 'rangeTo']),
  quantity: templates(locale, panel.quantity),
  addon: templates(locale, panel.addon),
});

export type CartPanelLabels = ReturnType<typeof cartPanelLabels>;
