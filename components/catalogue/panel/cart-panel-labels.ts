import { templates } from '@/lib/i18n/client-words';
import type { Messages } from '@/lib/i18n/messages';

/** Words of the cart panel, as the server hands them to its scripts. */
export const cartPanelLabels = (locale: string, { panel }: Pick<Messages, 'panel'>) => ({
  ...panel,
  ...templates(locale, panel, ['inStockCount', 'lastOnes', 'code', 'range', 'rangeFrom', 'rangeTo']),
  quantity: templates(locale, panel.quantity),
  addon: templates(locale, panel.addon),
});

export type CartPanelLabels = ReturnType<typeof cartPanelLabels>;
