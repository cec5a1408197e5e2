import { templates } from '@/lib/i18n/client-words';
import type { Messages } from '@/lib/i18n/messages';
import { pickWords } from '@/lib/i18n/pick-words';

/** The matrix's messages, passed from the server to client code. */
export const matrixLabels = (locale: string, { matrix, panel }: Pick<Messages, 'matrix' | 'panel'>) => ({
  ...pickWords(matrix, [
    'title',
    'table',
    'price',
    'stock',
    'notMade',
    'add',
    'adding',
    'someWrong',
    'nothing',
    'goToCart',
  ]),
  ...templates(locale, matrix, ['quantityOf', 'pieces', 'all', 'partly', 'cellAdded']),
  ...pickWords(panel, ['inStock', 'outOfStock', 'networkError', 'somethingWrong']),
  ...templates(locale, panel, ['inStockCount']),
  quantity: panel.quantityLabel,
  problem: templates(locale, panel.quantity),
  money: pickWords(panel, ['from', 'was']),
});

export type MatrixLabels = ReturnType<typeof matrixLabels>;
