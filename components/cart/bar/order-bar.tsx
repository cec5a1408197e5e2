import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { getOrderBar } from '@/lib/data/cart/order-bar.server';
import { clientWords, templates } from '@/lib/i18n/client-words';
import { barText, barWords } from './bar-words';
import { OrderBarLine } from './order-bar-lazy.client';

/**
 * Here and not in a style sheet, because visitors' pages have no bar. It stands over the foot of the window: what is
 * found or focused is not behind it, nor is the way to the top. The cart says all of it itself.
 */
const STYLE = [
  ':root:has(#order-bar){scroll-padding-block-end:3.5rem;--foot:3rem}',
  '#order-bar>*>.bar-done{inset-inline-start:0;inset-block-start:0;block-size:2px}',
  ':root:has(#order-bar) #to-top{bottom:3.75rem}',
  '@media (width<48rem){:root:has(#order-bar):has(.reach) #to-top{bottom:9.5rem}}',
  'body:has(main #summary) #order-bar{display:none}',
].join('');

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
      <style href="order-bar" precedence="part">
        {STYLE}
      </style>
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
