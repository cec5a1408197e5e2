import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { getOrderBar } from '@/lib/data/cart/order-bar.server';
import { BarFrame } from './parts/bar-frame';
import { BAR_LOOK, BarLine } from './parts/bar-line';
import { barTemplates } from './parts/bar-templates';
import { barWords } from './parts/bar-words';

/**
 * The bar for pages without ordering: a link without scripts, because visitors see these pages, too, and would load
 * them. After adding from the search, the page is rendered again (components/site/search/order-suggestions.client.tsx).
 */
export async function StaticOrderBar() {
  const [t, tLayout, locale, messages, state] = await Promise.all([
    getTranslations('orderBar'),
    getTranslations('layout'),
    getLocale(),
    getMessages(),
    getOrderBar(),
  ]);
  if (!state) return null;
  return (
    <BarFrame label={t('label')}>
      <a href={routes.cart} className={BAR_LOOK}>
        <BarLine words={barWords(state.facts, barTemplates(locale, messages), locale)} openLabel={tLayout('cart')} />
      </a>
    </BarFrame>
  );
}
