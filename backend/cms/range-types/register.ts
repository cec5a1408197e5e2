import { desc, eq, isNull, and, like, or } from 'drizzle-orm';
import { products, skus } from '../../db/schema/catalogue';
import type { PlatformApp } from '../../http/platform';
import { codeKey } from '../../services/catalogue/search/code-key';
import { compactText } from '../../services/catalogue/search/search-text';
import { registerBinOf } from '../bin/record-bin';
import { registerContent } from '../content/content-routes';
import { cmsRoutes, sendHtml } from '../routes/cms-routes';
import { html } from '../views/html';
import { RANGE_TYPES } from './range-types';

const FOUND = 20;
const MIN_LENGTH = 2;

/** Routes of all kinds of catalogue records, of their bin, and of the search while typing. */
export function registerRange(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  for (const type of RANGE_TYPES) registerContent(app, type, RANGE_TYPES);
  registerBinOf(app, { address: '/cms/catalogue/bin', section: 'catalogue', types: RANGE_TYPES });

  routes.get('/cms/lookup/products', async (call) => {
    const q = (call.context.req.query('q') ?? '').trim().slice(0, 100);
    const compact = compactText(q);
    const rows =
      compact.length < MIN_LENGTH
        ? []
        : await call.db
            .selectDistinct({ id: products.id, slug: products.slug, name: products.name })
            .from(products)
            .leftJoin(skus, eq(skus.productId, products.id))
            .where(
              and(
                isNull(products.deletedAt),
                or(like(products.searchCompact, `%${compact}%`), like(skus.codeKey, `${codeKey(q)}%`)),
              ),
            )
            .orderBy(desc(products.id))
            .limit(FOUND);
    return sendHtml(
      call.context,
      call,
      html`${rows.map(({ slug, name }) => html`<option value="${slug}">${name}</option>`)}`,
    );
  });
}
