import type { Db } from '../../db/client';
import type { PlatformApp } from '../../http/platform';
import { findArticles, findProducts } from '../references/find-records';
import type { Choice } from '../references/references';
import { cmsRoutes, sendHtml } from '../routes/cms-routes';
import { html } from '../views/html';

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
  lookUp('articles', findArticles);
}
