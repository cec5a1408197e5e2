import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { getOrderBar } from '@/lib/data/cart/order-bar.server';
import { clientWords } from '@/lib/i18n/client-words';
import { BarFrame } from './parts/bar-frame';
import { barTemplates } from './parts/bar-templates';
import { barText, barWords } from './parts/bar-words';
import { OrderBarLine } from './order-bar-lazy.client';

/** The current order's amount, freight and dates, at the bottom of customers' pages; renders nothing for others. */
export async function OrderBar() {
  const [t, locale, messages, state] = await Promise.all([
    getTranslations('orderBar'),
    getLocale(),
    getMessages(),
    getOrderBar(),
  ]);
  if (!state) return null;
  const sentences = barTemplates(locale, messages);
  const words = barWords(state.facts, sentences, locale);
  return (
    <BarFrame label={t('label')}>
      <OrderBarLine
        key={barText(words)}
        initial={words}
        complete={state.complete}
        templates={sentences}
        locale={locale}
        openLabel={t('open')}
        words={clientWords({ cart: messages.cart, orderBar: messages.orderBar })}
      />
    </BarFrame>
  );
}
