import { templates } from '@/lib/i18n/client-words';
import type { Messages } from '@/lib/i18n/messages';
import type { BarTemplates } from './bar-words';

/** Sentence templates of the bar, to be filled on the server or in the browser. */
export function barTemplates(locale: string, { orderBar }: Messages): BarTemplates {
  return templates(locale, orderBar, [
    'progress',
    'reached',
    'freight',
    'freightFree',
    'toFreeFreight',
    'dispatch',
    'christmas',
  ]);
}
