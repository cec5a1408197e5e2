import { Picture } from '@/components/media/picture';
import { Money } from '@/components/ui/text/money';
import { cx } from '@/components/ui/cx';
import type { CartLine } from '@/lib/domain/cart/cart';

/** A line of a cart, or of an order, whose lines have no picture. */
type ShownLine = Pick<CartLine, 'id' | 'name' | 'options' | 'qty' | 'subtotal'> &
  Partial<Pick<CartLine, 'picture'>> & {
    readonly addons: readonly { readonly name: string; readonly value: string }[];
  };

interface OrderLinesProps {
  lines: readonly ShownLine[];
  locale: string;
  label: string;
  /** With more lines the list itself scrolls. */
  most?: number;
}

export function OrderLines({ lines, locale, label, most = 6 }: OrderLinesProps) {
  const list = (
    <ul className="divide-y divide-shade text-sm">
      {lines.map((line) => (
        <OrderLine key={line.id} line={line} locale={locale} />
      ))}
    </ul>
  );
  if (lines.length <= most) return list;
  return (
    <div role="region" aria-label={label} tabIndex={0} className="max-h-[28rem] overflow-y-auto border-y border-shade">
      {list}
    </div>
  );
}

function OrderLine({ line, locale }: { line: ShownLine; locale: string }) {
  const hasPicture = line.picture !== undefined;
  return (
    <li
      className={cx(
        'grid items-start py-3',
        hasPicture ? 'grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-3' : 'grid-cols-[minmax(0,1fr)_auto] gap-x-4',
      )}
    >
      {line.picture !== undefined && (
        <Picture picture={line.picture} width={75} sizes="3.25rem" aspect="1x1" alt="" className="rounded-sm" />
      )}
      <div className="min-w-0">
        <p className="font-medium">{line.name}</p>
        {line.options && <p className="text-soft">{line.options}</p>}
        {line.addons.map((addon) => (
          <p key={`${addon.name} ${addon.value}`} className="text-soft">
            {addon.name}: {addon.value}
          </p>
        ))}
      </div>
      <p className="text-end tabular">
        <Money cents={line.subtotal} locale={locale} />
        <span className="block text-soft">
          <span aria-hidden="true">× </span>
          {line.qty}
        </span>
      </p>
    </li>
  );
}
