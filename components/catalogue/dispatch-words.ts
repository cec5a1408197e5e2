import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getSite } from '@/lib/data/site/site';

/**
 * In how many working days an order leaves, as the platform keeps it. Days and no dates: who is signed out reads a page
 * that was rendered earlier, and no day of the calendar is true there for long.
 */
export async function dispatchWords(): Promise<string> {
  const [t, { dispatch }] = await Promise.all([getTranslations('product.dispatch'), getSite()]);
  const { least } = dispatch;
  const most = Math.max(least, dispatch.most);
  if (most === 0) return t('sameDay');
  return least === 0 || least === most ? t('within', { most }) : t('range', { least, most });
}
