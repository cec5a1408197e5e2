import 'server-only';
import {
  type DispatchDays,
  type Link,
  type Menu,
  type RedirectEntry,
  currentDomain,
  initialData,
} from '../../contract/site/site';
import { type SiteSettings, toSiteSettings } from '../../domain/site/settings';
import { publicCall } from '../../upstream/public-call';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

export interface Site {
  readonly settings: SiteSettings;
  readonly header: readonly Link[];
  readonly footer: readonly Menu[];
  readonly redirects: readonly RedirectEntry[];
  /** Working days until an order is dispatched. */
  readonly dispatch: DispatchDays;
  /** The minimum order; 0 cents for none. */
  readonly minimum: { readonly cents: number; readonly includesGst: boolean };
}

/** The data shared by all pages. @throws UpstreamError if it was never cached. */
export const getSite = cachedRead(async () => {
  'use cache';
  return dated([tags.site], async (): Promise<Site> => {
    const { domain, menus, redirects, dispatch, ...rest } = await publicCall(initialData, { query: { sitemap: '0' } });
    return {
      settings: toSiteSettings(domain),
      header: menus.header,
      footer: menus.footer,
      redirects,
      dispatch,
      minimum: { cents: rest.minimum_amount, includesGst: rest.minimum_includes_gst },
    };
  });
});

/** The current settings, uncached. @throws UpstreamError */
export async function readSettings(): Promise<SiteSettings> {
  return toSiteSettings((await publicCall(currentDomain)).item);
}
