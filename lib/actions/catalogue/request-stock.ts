import 'server-only';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { searchSku } from '@/lib/contract/catalogue/product';
import { requestStock } from '@/lib/contract/catalogue/stock-request';
import type { AddonChoice, NameValue } from '@/lib/domain/catalogue/catalogue';
import { isNotFound } from '@/lib/upstream/errors';
import { sessionWrite } from '@/lib/upstream/session-call';
import { actionLocale, failureOf } from '../failure';

interface StockRequest {
  slug: string;
  variations: NameValue[];
  addons: AddonChoice[];
  /** Address of the form's page, with the chosen options in the query. */
  page: string;
}

interface Refusal {
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}

/** Requests a back-in-stock e-mail from a form without scripts: redirects to the product, or returns why it failed. */
export async function requestStockAlert({ slug, variations, addons, page }: StockRequest): Promise<Refusal> {
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'panel' });
  let waiting: boolean;
  try {
    const { sku } = await sessionWrite(searchSku, { body: { product: slug, variations, addons } });
    if (!sku) return { message: t('tellWhich'), errors: {} };
    ({ waiting } = await sessionWrite(requestStock, { body: { sku: sku.id } }));
  } catch (error) {
    // Another platform may not support this.
    if (isNotFound(error)) return { message: null, errors: { tell: t('tellUnavailable') } };
    const { message, fieldErrors } = await failureOf(error, page);
    return { message, errors: fieldErrors };
  }
  redirect(waiting ? `${page}${page.includes('?') ? '&' : '?'}stock-requested=1` : page);
}
