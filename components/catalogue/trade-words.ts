import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import type { IconName } from '@/components/ui/icon';
import { getSite } from '@/lib/data/site/site';
import { formatRoundMoney } from '@/lib/domain/values/money';

/** The platform's dispatch time in business days. Not as a date, which would soon be wrong on a cached public page. */
export async function dispatchWords(): Promise<string> {
  const [t, { dispatch }] = await Promise.all([getTranslations('product.dispatch'), getSite()]);
  const { least } = dispatch;
  const most = Math.max(least, dispatch.most);
  if (most === 0) return t('sameDay');
  return least === 0 || least === most ? t('within', { most }) : t('range', { least, most });
}

/** What holds for every order: dispatch, and as far as the shop has them minimum and guarantee. */
export async function tradeFacts(): Promise<readonly (readonly [IconName, string])[]> {
  const [t, locale, dispatch, { minimum, settings }] = await Promise.all([
    getTranslations('product'),
    getLocale(),
    dispatchWords(),
    getSite(),
  ]);
  const facts: (readonly [IconName, string])[] = [['truck', dispatch]];
  if (minimum.cents > 0) facts.push(['bag', t('minimum', { amount: formatRoundMoney(minimum.cents, locale) })]);
  if (settings.returnDays > 0) facts.push(['check', t('guarantee', { days: settings.returnDays })]);
  return facts;
}
