import { useWords } from '@/components/forms/words.client';
import type { History } from '@/lib/domain/orders/lists';
import { formatDay } from '@/lib/i18n/dates';

/** How often a sku is ordered, and when it is due; dates in the shop's time zone. */
export function HistoryWords({ history, locale, today }: { history: History; locale: string; today: string }) {
  const t = useWords('reorder');
  // Noon, so that the date is the same in every time zone.
  const day = (date: string) => formatDay(`${date}T12:00:00+10:00`, locale, 'medium');
  const { times, lastQty, lastOrderedOn, everyDays, dueOn } = history;
  const isOverdue = dueOn !== null && dueOn !== undefined && dueOn < today;
  return (
    <p className="text-sm text-soft">
      {t('history', { times, qty: lastQty, date: day(lastOrderedOn) })}
      {everyDays ? ` · ${t('every', { days: everyDays })}` : ''}
      {dueOn && (
        <>
          {' · '}
          <span className={isOverdue ? 'font-medium text-warning' : undefined}>
            {t(isOverdue ? 'overdue' : 'due', { date: day(dueOn) })}
          </span>
        </>
      )}
    </p>
  );
}
