import type { Db } from '../../db/client';
import type { PlatformApp } from '../../http/platform';
import { searchSkus } from '../catalogue/find-skus';
import { findArticles, findProducts } from '../references/find-records';
import type { Choice } from '../references/references';
import { cmsRoutes, sendHtml } from '../routes/cms-routes';
import { html } from '../views/html';

const MAX_SKUS = 20;

/** Skus that are sold, by the start of a code, a barcode or a part of their product's name. */
async function findSkuCodes(db: Db, words: string): Promise<Choice[]> {
  if (words === '') return [];
  const found = await searchSkus(db, { q: words, few: false, after: null }, MAX_SKUS);
  return found.map(({ code, product, options }) => ({ value: code, label: [product, ...options].join(', ') }));
}

/** /cms/lookup/{kind}: records of numerous kinds, found while typing (views/lookup-field.ts). */
export function registerLookups(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const lookUp = (kind: string, find: (db: Db, words: string) => Promise<Choice[]>): void =>
    routes.get(`/cms/lookup/${kind}`, async (call) => {
      const found = await find(call.db, (call.context.req.query('q') ?? '').trim().slice(0, 100));
      const options = found.map(({ value, label }) => html`<option value="${value}">${label}</option>`);
      return sendHtml(call.context, call, html`${options}`);
    });
  lookUp('products', findProducts);
  lookUp('skus', findSkuCodes);
  lookUp('articles', findArticles);
}
