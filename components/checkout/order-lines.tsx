import { Picture } from '@/components/media/picture';
import { Money } from '@/components/ui/text/money';
import type { CartLine } from '@/lib/domain/buying/cart';

/** More lines than this scroll inside themselves. */
const MOST_LINES = 6;

/** What is being ordered. */
export function OrderLines({ lines, locale, label }: { lines: readonly CartLine[]; locale: string; label: string }) {
  const list = <LineList lines={lines} locale={locale} />;
  if (lines.length <= MOST_LINES) return list;
  return (
    <div role="region" aria-label={label} tabIndex={0} className="max-h-[28rem] overflow-y-auto border-y border-shade">
      {list}
    </div>
  );
}

function LineList({ lines, locale }: { lines: readonly CartLine[]; locale: string }) {
  return (
    <ul className="divide-y divide-shade">
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-start gap-x-3 py-3">
          <Picture picture={line.picture} width={75} sizes="3.25rem" aspect="1x1" alt="" className="rounded-sm" />
          <div className="min-w-0 text-sm">
            <p className="font-medium">{line.name}</p>
            {line.options && <p className="text-soft">{line.options}</p>}
            {line.addons.map((addon) => (
              <p key={addon.id} className="text-soft">
                {addon.name}: {addon.value}
              </p>
            ))}
          </div>
          <p className="text-end text-sm tabular">
            <Money cents={line.subtotal} locale={locale} />
            <span className="block text-soft">
              <span aria-hidden="true">× </span>
              {line.qty}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
