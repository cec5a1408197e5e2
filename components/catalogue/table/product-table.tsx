import { randomBytes } from 'node:crypto';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { draftOwner } from '@/components/forms/draft-owner';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { templates } from '@/lib/i18n/client-words';
import { pickWords } from '@/lib/i18n/pick-words';
import { matrixLabels } from '../matrix/matrix-labels';
import { ProductTableForm } from './product-table-lazy.client';
import type { TableRow } from './product-table.client';

interface ProductTableProps {
  rows: readonly PadSku[];
  /** Text about the last purchase, by sku id. */
  bought: ReadonlyMap<string, string>;
  /** Text of the resale price; null when switched off, or without a price. */
  shelfWords: (sku: PadSku) => string | null;
}

function toRow(sku: PadSku, bought: string | undefined, shelf: string | null): TableRow {
  return {
    name: sku.name,
    optionWords: sku.options,
    slug: sku.slug,
    cartonQty: sku.cartonQty,
    ...(bought !== undefined && { bought }),
    ...(shelf !== null && { shelf }),
    offer: {
      skuId: sku.skuId,
      code: sku.code,
      options: {},
      priceEach: sku.priceEach,
      fullPriceEach: null,
      inStock: sku.inStock,
      availableQty: sku.available,
      minQty: sku.minQty,
      qtyStep: sku.qtyStep,
      breaks: [],
    },
  };
}

/** All skus of one page of a list, with a quantity field each and one button. */
export async function ProductTable({ rows, bought, shelfWords }: ProductTableProps) {
  const [t, locale, messages, owner] = await Promise.all([
    getTranslations('listView'),
    getLocale(),
    getMessages(),
    draftOwner(),
  ]);
  return (
    <div {...owner}>
      <ProductTableForm
        rows={rows.map((sku) => toRow(sku, bought.get(sku.skuId), shelfWords(sku)))}
        once={randomBytes(12).toString('hex')}
        locale={locale}
        labels={{
          ...matrixLabels(locale, messages),
          title: t('title'),
          ...pickWords(messages.listView, ['product', 'code', 'pack']),
          ...templates(locale, messages.listView, ['carton', 'steps']),
        }}
      />
    </div>
  );
}
