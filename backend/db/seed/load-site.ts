import { type RedirectEntry, profileSwitches, signInSwitches } from '@/lib/contract/site/site';
import type { StoredMenus, StoredSettings } from '../../services/site/site-documents';
import type { Db } from '../client';
import { siteDocuments } from '../schema/content/content';
import { demonstration } from './demonstration';
import type { SeedMenuLink } from './schemas/site';

function settings(): StoredSettings {
  const site = demonstration.site();
  return {
    name: site.name,
    short_name: '',
    favicon: '',
    favicon_dark: '',
    theme_colour: site.themeColour,
    dark_theme_colour: site.darkThemeColour,
    seo_title_prefix: site.seoTitlePrefix,
    seo_title_suffix: site.seoTitleSuffix,
    analytics_key: site.analytics,
    tag_manager_key: site.tagManager,
    site_verification_key: site.siteVerification,
    pixel_key: site.pixel,
    analytics_site_url: site.analyticsSiteUrl,
    analytics_site_id: site.analyticsSiteId,
    organisation_name: site.organisationName,
    abn: site.abn,
    logo: null,
    logo_dark: null,
    address: `${site.address.streetAddress}, ${site.address.city} ${site.address.state} ${site.address.postcode}`,
    email: site.email,
    phone: site.phone,
    facebook: site.social.facebook ?? '',
    twitter: site.social.twitter ?? '',
    instagram: site.social.instagram ?? '',
    linkedin: site.social.linkedin ?? '',
    youtube: site.social.youtube ?? '',
    pinterest: site.social.pinterest ?? '',
    github: site.social.github ?? '',
    xing: site.social.xing ?? '',
    skype: site.social.skype ?? '',
    show_back_to_top: true,
    is_ecommerce: true,
    home_list_content: false,
    payment_to_user_id: '1',
    public_prices: false,
    search_synonyms: 'poo bag, poop bag, waste bag\nlead, leash\nbiscuit, cookie\n',
    return_days: 21,
    profile: profileSwitches.parse({}),
    sign_in: signInSwitches.parse({}),
  };
}

function toLink({ name, link, icon = '' }: SeedMenuLink): StoredMenus['header'][number] {
  return { name, link, icon };
}

/** Loads the site's settings, menus and redirects. */
export async function loadSite(tx: Db): Promise<void> {
  const menus = demonstration.menus();
  const header = menus.find((menu) => menu.slug === 'header');
  const storedMenus: StoredMenus = {
    header: (header?.links ?? []).map(toLink),
    footer: menus
      .filter((menu) => menu !== header)
      .map(({ name, links }) => ({ title: name, links: links.map(toLink) })),
  };
  const storedRedirects: RedirectEntry[] = demonstration.redirects().map(({ from, to }) => ({
    from,
    to,
    prefix: false,
    changed_at: null,
  }));
  await tx.insert(siteDocuments).values([
    { name: 'settings', value: settings() },
    { name: 'menus', value: storedMenus },
    { name: 'redirects', value: storedRedirects },
  ]);
}
