'use client';

import { useActionState, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { Table, Td, Th } from '@/components/ui/table';
import { addTable } from '@/lib/actions/cart/product-table';
import { NEW_TABLE } from '@/lib/actions/cart/table-form';
import { routes } from '@/lib/config/routes';
import type { MatrixOffer } from '@/lib/domain/catalogue/matrix';
import { type Template, fillWords } from '@/lib/i18n/fill-words';
import { Field, OfferPrice, Stock, moveInColumn } from '../matrix/matrix-cells';
import { MatrixFoot } from '../matrix/matrix-foot';
import type { MatrixLabels } from '../matrix/matrix-labels';
import { useOrderMatrix } from '../matrix/use-order-matrix';

/** A row of the table: one sku. */
export interface TableRow {
  readonly name: string;
  /** Options that distinguish it from the product's other skus; '' for a single sku. */
  readonly optionWords: string;
  readonly slug: string;
  readonly cartonQty: number;
  /** Text about the last purchase. */
  readonly bought?: string;
  /** Text with the resale price and margin. */
  readonly shelf?: string;
  readonly offer: MatrixOffer;
}

interface ProductTableFormProps {
  rows: readonly TableRow[];
  /** Idempotency key of the form. */
  once: string;
  locale: string;
  labels: MatrixLabels & {
    readonly product: string;
    readonly code: string;
    readonly pack: string;
    readonly carton: Template;
    readonly steps: Template;
  };
}

/** One form, handled by its action without scripts and by the hook with them. */
export function ProductTableForm({ rows, once, locale, labels }: ProductTableFormProps) {
  const [answer, formAction, sending] = useActionState(addTable, NEW_TABLE);
  const form = useRef<HTMLFormElement>(null);
  const offers = rows.map(({ offer }) => offer);
  const order = useOrderMatrix({ offers, answer, ordered: answer.added, labels, form });
  const cell = {
    values: order.values,
    errors: order.errors,
    added: order.added,
    onType: order.type,
    onLeave: order.leave,
    locale,
    labels,
  };
  return (
    <form ref={form} action={formAction} onSubmit={order.submit} noValidate aria-label={labels.title}>
      <input type="hidden" name="key" value={`${once}.${answer.attempt}`} />
      <div onKeyDown={moveInColumn} role="presentation">
        <Table caption={labels.title}>
          <thead>
            <tr>
              <Th className="max-md:hidden">{labels.code}</Th>
              <Th className="max-md:ps-0">{labels.product}</Th>
              <Th className="max-md:hidden">{labels.pack}</Th>
              <Th className="max-sm:hidden">{labels.price}</Th>
              <Th className="max-md:hidden">{labels.stock}</Th>
              <Th>{labels.quantity}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ offer, ...row }) => (
              <tr key={offer.skuId}>
                <Td className="text-sm whitespace-nowrap tabular max-md:hidden">{offer.code}</Td>
                <Th scope="row" className="max-md:ps-0">
                  <Link href={routes.product(row.slug)} className="font-medium hover:underline">
                    {row.name}
                  </Link>
                  {row.optionWords && <span className="block">{row.optionWords}</span>}
                  <span className="block text-sm text-soft tabular md:hidden">
                    {offer.code}
                    {row.cartonQty > 1 && ` · ${fillWords(labels.carton, { count: row.cartonQty })}`}
                  </span>
                  {row.bought && <span className="block text-sm text-soft">{row.bought}</span>}
                  <span className="block sm:hidden">
                    <OfferPrice offer={offer} locale={locale} labels={labels} />
                    {row.shelf && <span className="block text-sm text-soft">{row.shelf}</span>}
                  </span>
                  <span className="block md:hidden">
                    <Stock offer={offer} labels={labels} />
                  </span>
                </Th>
                <Td className="text-sm max-md:hidden">
                  {row.cartonQty > 1 && fillWords(labels.carton, { count: row.cartonQty })}
                </Td>
                <Td className="max-sm:hidden">
                  <OfferPrice offer={offer} locale={locale} labels={labels} />
                  {row.shelf && <span className="block text-sm text-soft">{row.shelf}</span>}
                </Td>
                <Td className="max-md:hidden">
                  <Stock offer={offer} labels={labels} />
                </Td>
                <Td className="w-28">
                  <Field
                    offer={offer}
                    column={0}
                    name={[row.name, row.optionWords].filter(Boolean).join(', ')}
                    {...cell}
                  />
                  {offer.inStock && offer.qtyStep > 1 && (
                    <span className="mt-1 block text-xs text-soft">
                      {fillWords(labels.steps, { count: offer.qtyStep })}
                    </span>
                  )}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <MatrixFoot order={order} busy={order.busy || sending} labels={labels} />
    </form>
  );
}
