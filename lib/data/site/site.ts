import 'server-only';
import { type Link, type Menu, type RedirectEntry, type SiteSettings, initialData } from '../../contract/site/site';
import { publicCall } from '../../upstream/public-call';
import { oncePerRender } from '../once-per-render';
import { publicRead, tags } from '../tags';

export interface Site {
  readonly settings: SiteSettings;
  readonly header: readonly Link[];
  readonly footer: readonly Menu[];
  readonly redirects: readonly RedirectEntry[];
}

/** Settings, menus and redirects. @throws UpstreamError when there was never a good copy. */
export const getSite = oncePerRender(async (): Promise<Site> => {
  'use cache';
  publicRead(tags.site);
  const { domain, menus, redirects } = await publicCall(initialData, { query: { sitemap: '0' } });
  return { settings: domain, header: menus.header, footer: menus.footer, redirects };
});
