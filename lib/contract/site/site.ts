import { z } from 'zod';
import { id, image, instant, looseInstant, money } from '../common';
import { endpoint } from '../endpoint';
import { MINIMUM_ORDER_CENTS } from '../limits';
import { ifSent, looseFlag, looseFlagOn, looseList, looseObject, looseText, looseWhole, wrapped } from '../lenient';
import { type Link, link } from '../content/link';
import { recordsOf } from '../records';

export type { Link };

/** Profile fields that a customer may change (specification 1, section 5): by default company name and ABN. */
export const profileSwitches = z.object({
  name: z.boolean().default(false),
  mobile_phone: z.boolean().default(false),
  date_of_birth: z.boolean().default(false),
  /** Even if one is set already. */
  change_date_of_birth: z.boolean().default(false),
  company_name: z.boolean().default(true),
  abn: z.boolean().default(true),
  company_phone: z.boolean().default(false),
  trading_name: z.boolean().default(false),
  website: z.boolean().default(false),
  facebook_link: z.boolean().default(false),
  drivers_licence: z.boolean().default(false),
  emergency_contact: z.boolean().default(false),
});
export type ProfileSwitches = z.infer<typeof profileSwitches>;

/** Options of sign-in and sign-up (specification 1, sections 1 and 5). */
export const signInSwitches = z.object({
  /** The e-mail contains a code, but no link. */
  code_only: z.boolean().default(false),
  google: z.boolean().default(false),
  signup_date_of_birth: z.boolean().default(false),
});
export type SignInSwitches = z.infer<typeof signInSwitches>;

const text = z.string().default('');
/** Address of the business on another site. */
const web = text.meta({ control: 'web' });

const LOGO = { control: 'picture', decorative: true } as const;
const LOGO_HINT =
  'Shown in place of the name, 36 pixels high, in whichever shape is nearest to its own: 16 by 3, 16 by 9, 4 by 3, ' +
  '1 by 1. Leave some room around it, and add it to the pictures with its transparent parts kept.';
const DARK_LOGO_HINT = 'For people whose pages are dark. Without it they see the other one.';

/** Site settings (specification 1, section 3). Keys of third parties are empty until they are set. */
export const siteSettings = z.object({
  name: z.string(),
  /**
   * Extension: name below the icon on a home screen; '' for as many words of the name as fit
   * (lib/domain/web/home-screen-name).
   */
  short_name: z.string().default(''),
  favicon: z.string().default(''),
  favicon_dark: z.string().default(''),
  theme_colour: z.string().default(''),
  dark_theme_colour: z.string().default(''),
  seo_title_prefix: z.string().default(''),
  seo_title_suffix: z.string().default(''),
  analytics_key: z.string().default(''),
  tag_manager_key: z.string().default(''),
  site_verification_key: z.string().default(''),
  pixel_key: z.string().default(''),
  /** Address of the shop's own Matomo server, which counts visits after consent; with `analytics_site_id`. */
  analytics_site_url: looseText.meta({
    control: 'web',
    title: 'Analytics server',
    description:
      'The https address of your Matomo server. Visits are counted after consent, and only with its site id.',
  }),
  /** The number of this site at that server. */
  analytics_site_id: looseText.meta({
    control: 'text',
    title: 'Site id at the analytics server',
    description: 'A number, such as 1.',
  }),
  organisation_name: z.string().default(''),
  abn: text.meta({ control: 'abn' }),
  /** In the shape nearest to the original's own. */
  logo: ifSent(image).meta({ ...LOGO, title: 'Logo', description: LOGO_HINT }),
  /** Shown instead where the page is dark. */
  logo_dark: ifSent(image).meta({ ...LOGO, title: 'Logo on dark pages', description: DARK_LOGO_HINT }),
  address: z.string().default(''),
  email: text.meta({ control: 'email' }),
  phone: text.meta({ control: 'phone' }),
  facebook: web,
  twitter: web,
  instagram: web,
  linkedin: web,
  youtube: web,
  pinterest: web,
  github: web,
  xing: web,
  skype: z.string().default(''),
  show_back_to_top: looseFlagOn,
  is_ecommerce: looseFlagOn,
  /** The home page shows only its list of content (specification 2, section 2). The flag's name is an extension. */
  home_list_content: z.boolean().default(false),
  payment_to_user_id: id.default('1'),
  /**
   * Extension: prices are public, also for search engines (publicOffers). If off, as in a trade shop, no public reply,
   * page or structured data contains a price.
   */
  public_prices: z.boolean().default(false),
  /** Extension: synonyms of the search: one group per line, separated by commas. */
  search_synonyms: z.string().max(10_000).default('').meta({
    control: 'long',
    title: 'Words that mean the same',
    description: 'A line for each group, with commas between: poo bag, waste bag. A search for one finds the others.',
  }),
  /** Extension: days of the money-back guarantee (specification 1, section 9); 0 for none. */
  return_days: z.int().min(0).max(3650).default(21),
  /** Extension: the specification names the switches, but not where they are stored. */
  profile: profileSwitches.prefault({}),
  sign_in: signInSwitches.prefault({}),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const sitemapEntry = z.object({
  url: z.string(),
  lastmod: looseInstant,
  model: z.string().catch('page').default('page'),
  priority: looseWhole(0, 100, 80),
  seo_title: z.string().default(''),
  seo_meta_description: z.string().default(''),
});

/** Redirect. The specification names only its old and new address. Matching ignores case and a trailing slash. */
export const redirectEntry = z.object({
  from: z.string(),
  /** A path of this site, or an http or https address. */
  to: z.string(),
  /** Extension: appends the rest of the path after `from`, so that /old/x/y redirects to /new/x/y. */
  prefix: looseFlag,
  /** Extension: when it was last changed; null if the platform does not send it. */
  changed_at: looseObject(instant),
});
export type RedirectEntry = z.infer<typeof redirectEntry>;

const menu = z.object({ title: z.string().default(''), links: recordsOf(link) });
export type Menu = z.infer<typeof menu>;

/** Default from specification 1, section 9. */
const USUAL_DISPATCH = { least: 1, most: 4 };

/** Working days until an order is dispatched; both 0 for the same day. */
const dispatchDays = z.object({
  least: looseWhole(0, 60, USUAL_DISPATCH.least),
  most: looseWhole(0, 60, USUAL_DISPATCH.most),
});
export type DispatchDays = z.output<typeof dispatchDays>;

export const currentDomain = endpoint('GET', '/cognito/domain/currentDomain', {
  auth: 'none',
  reply: wrapped('item', siteSettings),
});

/**
 * The specification names only 'sitemap, domain, groups, pages and redirects'; `menus` and what follows are extensions.
 */
export const initialData = endpoint('GET', '/cognito/domain/initialData', {
  auth: 'none',
  /**
   * Extension: `sitemap=0` omits the sitemap. In a large shop it has megabytes, and the reads of every minute do not
   * need it.
   */
  query: z.object({ sitemap: z.literal('0').optional() }),
  reply: z.object({
    domain: siteSettings,
    sitemap: recordsOf(sitemapEntry).default([]),
    redirects: looseList(redirectEntry),
    menus: z
      .object({ header: recordsOf(link).default([]), footer: recordsOf(menu).default([]) })
      .default({ header: [], footer: [] }),
    dispatch: dispatchDays.catch(USUAL_DISPATCH).default(USUAL_DISPATCH),
    /** Extension: minimum order value in cents; 0 for none. Absent: the specification's, without GST. */
    minimum_amount: money.catch(MINIMUM_ORDER_CENTS).default(MINIMUM_ORDER_CENTS),
    minimum_includes_gst: looseFlag,
  }),
});
