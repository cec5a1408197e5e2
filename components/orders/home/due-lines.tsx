import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import type { ListLine } from '@/lib/domain/orders/lists';
import { formatDay } from '@/lib/i18n/dates';

/** Maximum number of shown lines; a link opens the others. */
const MAX = 6;

/** Skus due now or soon, with the quantity of the usual order. `today` is an ISO date. */
export async function DueLines({
  lines,
  today,
  locale,
}: {
  lines: readonly ListLine[];
  today: string;
  locale: string;
}) {
  const [t, tCart] = await Promise.all([getTranslations('reorder'), getTranslations('cart')]);
  return (
    <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2">
      {lines.slice(0, MAX).map(({ id, productName, options, slug, qty, history }) => {
        const dueOn = history?.dueOn ?? today;
        return (
          <li key={id} className="flex items-baseline justify-between gap-x-6 border-b border-line py-3">
            <p className="min-w-0">
              {slug ? (
                <Link href={routes.product(slug)} className="font-medium hover:underline">
                  {productName}
                </Link>
              ) : (
                <span className="font-medium">{productName}</span>
              )}
              {options && <span className="own-direction block text-sm text-soft">{options}</span>}
            </p>
            <p className="shrink-0 text-end tabular">
              {tCart('pieces', { count: qty })}
              <span className="block text-sm text-soft">
                {t(dueOn < today ? 'overdue' : 'due', { date: formatDay(dueOn, locale, 'medium') })}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
