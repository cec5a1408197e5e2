import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import type { ProductDetail } from '@/lib/domain/catalogue/catalogue';
import { optionState } from '@/lib/domain/catalogue/sku-choice';

interface OptionListProps {
  product: Pick<ProductDetail, 'variations' | 'skus' | 'addons'>;
  labels: { addons: string; soldOut: string };
}

/** A product's variations and extras for visitors, as plain text. */
export function OptionList({ product, labels }: OptionListProps) {
  if (product.variations.length === 0 && product.addons.length === 0) return null;
  return (
    <dl className="mb-8 space-y-4">
      {product.variations.map(({ name, options }) => (
        <Term key={name} name={name}>
          <ul className="flex flex-wrap gap-2">
            {options.map((option) => {
              const soldOut = optionState(product, [], name, option) !== 'available';
              return (
                <li
                  key={option}
                  className={cx(
                    'rounded-sm border px-3 py-1.5 text-sm leading-tight',
                    soldOut ? 'border-dashed border-edge text-soft' : 'border-edge',
                  )}
                >
                  {option}
                  {soldOut && <span className="sr-only">, {labels.soldOut}</span>}
                </li>
              );
            })}
          </ul>
        </Term>
      ))}
      {product.addons.length > 0 && (
        <Term name={labels.addons}>
          <p className="text-sm text-soft">{product.addons.map(({ name }) => name).join(', ')}</p>
        </Term>
      )}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-2 text-sm font-medium">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
