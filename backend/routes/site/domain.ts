import { currentDomain, initialData } from '@/lib/contract/site/site';
import { sitemapPart, sitemapParts } from '@/lib/contract/site/sitemap';
import { minimumOrder } from '../../services/orders/order-settings';
import { activeRedirects } from '../../services/site/active-redirects';
import { readDispatchCalendar } from '../../services/site/dispatch-calendar';
import { readSite } from '../../services/site/site-documents';
import { sitemap } from '../../services/site/sitemap';
import { sitemapPartEntries, sitemapPartList } from '../../services/site/sitemap-parts';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';

/** Routes of /cognito/domain: data shared by the whole site. */
export function registerDomain(app: PlatformApp): void {
  handle(app, currentDomain, async ({ db }) => ({ item: (await readSite(db)).settings }));

  handle(app, initialData, async ({ db, config, at, query }) => {
    const [{ settings, menus, redirects }, { least, most }, entries] = await Promise.all([
      readSite(db),
      readDispatchCalendar(db),
      query.sitemap === '0' ? [] : sitemap(db, at),
    ]);
    const active = await activeRedirects(db, redirects, at);
    const minimum = minimumOrder(config);
    return {
      domain: settings,
      sitemap: entries,
      redirects: active,
      menus,
      dispatch: { least, most },
      minimum_amount: minimum.cents,
      minimum_includes_gst: minimum.includesGst,
    };
  });

  handle(app, sitemapParts, ({ db, at, query }) => sitemapPartList(db, at, query.size));
  handle(app, sitemapPart, ({ db, at, query }) => sitemapPartEntries(db, at, query));
}
