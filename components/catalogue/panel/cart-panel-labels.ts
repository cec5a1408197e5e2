import { templates } from '@/lib/i18n/client-words';
import type { Messages } from '@/lib/i18n/messages';

/** The cart panel's messages, passed from the server to client code. */
export const cartPanelLabels = (
  locale: string,
  { panel, lists, forms }: Pick<Messages, 'panel' | 'lists' | 'forms'>,
) => ({
  ...panel,
  addToList: lists.addToList,
  noReply: forms.noReply,
  ...templates(locale, panel, ['inStockCount', 'lastOnes', 'code', 'fromQty', 'range', 'rangeFrom', 'rangeTo']),
  quantity: templates(locale, panel.quantity),
  addon: templates(locale, panel.addon),
});

export type CartPanelLabels = ReturnType<typeof cartPanelLabels>;
