import { xmlNotFound, xmlResponse } from '@/app/sitemap.xml/xml-response';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import type { SitemapAddress } from '@/lib/contract/site/sitemap';
import { getSitemapPlan, readOwnAddresses, readSitemapFile } from '@/lib/data/site/sitemap';
import { peek } from '@/lib/domain/content/preview/peek';
import { urlset } from '@/lib/seo/sitemap';

async function* inOrder(addresses: readonly SitemapAddress[]): AsyncGenerator<SitemapAddress> {
  yield* addresses;
}

/** /sitemap-{number}.xml (next.config.ts): one file of a sitemap with an index. */
export async function GET(request: Request, context: RouteContext<'/api/sitemap/[number]'>): Promise<Response> {
  const { number } = await context.params;
  // One address for each file: 1 is also written 01.
  if (!/^(?:0|[1-9]\d{0,4})$/.test(number)) return xmlNotFound();
  const place = Number(number);
  return xmlResponse({ request, path: routes.sitemapFile(place) }, async () => {
    const plan = await getSitemapPlan();
    // A single file is served as the sitemap itself and has no other address.
    if (plan.files.length <= 1) return null;
    if (place === 0) return urlset(inOrder(await readOwnAddresses(plan)), env().APP_ORIGIN);
    const file = plan.files[place - 1];
    const addresses = file ? await peek(readSitemapFile(plan, file)) : null;
    return addresses && urlset(addresses, env().APP_ORIGIN);
  });
}
