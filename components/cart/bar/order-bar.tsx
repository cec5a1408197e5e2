import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { getOrderBar } from '@/lib/data/cart/order-bar.server';
import { clientWords, templates } from '@/lib/i18n/client-words';
import { barText, barWords } from './bar-words';
import { OrderBarLine } from './order-bar-lazy.client';

/** What the growing order comes to, at the foot of a customer's pages; nothing for others. */
export async function OrderBar() {
  const [t, locale, messages, state] = await Promise.all([
    getTranslations('orderBar'),
    getLocale(),
    getMessages(),
    getOrderBar(),
  ]);
  if (!state) return null;
  const { progress, reached, freight, freightFree, toFreeFreight, dispatch, christmas } = templates(
    locale,
    messages.orderBar,
  );
  const sentences = { progress, reached, freight, freightFree, toFreeFreight, dispatch, christmas };
  const words = barWords(state.facts, sentences, locale);
  return (
    <aside id="order-bar" aria-label={t('label')} className="sticky bottom-0 z-20 print:hidden">
      <OrderBarLine
        key={barText(words)}
        initial={words}
        complete={state.complete}
        templates={sentences}
        locale={locale}
        openLabel={t('open')}
        words={{ cart: clientWords(messages.cart), orderBar: clientWords(messages.orderBar) }}
      />
    </aside>
  );
}
