import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getSite } from '@/lib/data/site/site';

/** The platform's dispatch time in business days. Not as a date, which would soon be wrong on a cached public page. */
export async function dispatchWords(): Promise<string> {
  const [t, { dispatch }] = await Promise.all([getTranslations('product.dispatch'), getSite()]);
  const { least } = dispatch;
  const most = Math.max(least, dispatch.most);
  if (most === 0) return t('sameDay');
  return least === 0 || least === most ? t('within', { most }) : t('range', { least, most });
}
