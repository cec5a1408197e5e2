import type { useTranslations } from 'next-intl';
import type { DeliveryEstimate } from '@/lib/domain/checkout/delivery-estimate';
import { formatDay } from '@/lib/i18n/dates';

/** Text of the delivery estimate. */
export function arrivalWords(
  { from, to }: DeliveryEstimate,
  t: ReturnType<typeof useTranslations<'orders'>>,
  locale: string,
): string {
  const last = formatDay(to, locale);
  return from === null
    ? t('arrivesBy', { date: last })
    : t('arrivesBetween', { from: formatDay(from, locale), to: last });
}
