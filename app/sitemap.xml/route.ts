import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import type { SitemapAddress } from '@/lib/contract/site/sitemap';
import { type SitemapPlan, getSitemapPlan, readOwnAddresses, readSitemapFile } from '@/lib/data/site/sitemap';
import { peek } from '@/lib/domain/content/preview/peek';
import { sitemapIndex, urlset } from '@/lib/seo/sitemap';
import { xmlResponse } from './xml-response';

async function* everything(plan: SitemapPlan): AsyncGenerator<SitemapAddress> {
  yield* await readOwnAddresses(plan);
  for (const file of plan.files) yield* readSitemapFile(plan, file);
}

/** The sitemap: a single file if the addresses fit, otherwise an index of files (specification 1, section 9). */
export async function GET(request: Request): Promise<Response> {
  return xmlResponse({ request, path: routes.sitemap }, async () => {
    const plan = await getSitemapPlan();
    const origin = env().APP_ORIGIN;
    if (plan.files.length <= 1) {
      const addresses = await peek(everything(plan));
      return addresses && urlset(addresses, origin);
    }
    // The first file has the storefront's own pages.
    const files = [{ lastmod: null }, ...plan.files].map(({ lastmod }, number) => ({
      path: routes.sitemapFile(number),
      lastmod: lastmod ?? null,
    }));
    return sitemapIndex(files, origin);
  });
}
