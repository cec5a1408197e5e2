import { z } from 'zod';
import { FIELD_TYPES, LEGACY_TYPES } from '@/lib/contract/forms/form';
import { place } from './cart';

/** The site's settings, menus, redirects and forms. */

const colour = z.string().regex(/^#[0-9A-F]{6}$/);
const SOCIAL = [
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
  'youtube',
  'pinterest',
  'github',
  'xing',
  'skype',
] as const;

export const site = z.strictObject({
  name: z.string(),
  organisationName: z.string(),
  abn: z.string().regex(/^\d{11}$/),
  themeColour: colour,
  darkThemeColour: colour,
  seoTitlePrefix: z.string(),
  seoTitleSuffix: z.string(),
  analytics: z.string(),
  tagManager: z.string(),
  siteVerification: z.string(),
  pixel: z.string(),
  analyticsSiteUrl: z.string(),
  analyticsSiteId: z.string(),
  email: z.email(),
  phone: z.string(),
  address: place,
  social: z.partialRecord(z.enum(SOCIAL), z.url()),
});

const menuLink = z.strictObject({
  name: z.string(),
  link: z.string(),
  icon: z.string().optional(),
  get children() {
    return z.array(menuLink).optional();
  },
});
export type SeedMenuLink = z.output<typeof menuLink>;

/** The menu `header` is in the header; the others are columns of the footer. */
export const menu = z.strictObject({ slug: z.string().min(1), name: z.string(), links: z.array(menuLink) });

export const redirect = z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/') });

/** As in the contract; its id is derived from its position. */
const question = z.strictObject({
  name: z.string().min(1),
  label: z.string().optional(),
  field_type: z.enum(FIELD_TYPES),
  value: z.string().optional(),
  required: z.boolean().optional(),
  /** HTML. */
  content: z.string().optional(),
  placeholder: z.string().optional(),
  min: z.string().optional(),
  max: z.string().optional(),
  step: z.string().optional(),
  mask: z.string().optional(),
});

const legacyField = z.strictObject({
  type: z.enum(LEGACY_TYPES),
  subtype: z.string().optional(),
  name: z.string().optional(),
  label: z.string(),
  placeholder: z.string().optional(),
  required: z.boolean().optional(),
  min: z.string().optional(),
  max: z.string().optional(),
  step: z.string().optional(),
  value: z.string().optional(),
  values: z.array(z.strictObject({ label: z.string(), value: z.string() })).optional(),
});

export const form = z.strictObject({
  name: z.string(),
  /** Referenced by pages. */
  url: z.string().min(1),
  useCaptcha: z.literal(true).optional(),
  mustBeLoggedOn: z.literal(true).optional(),
  /** Cents with GST. */
  costCents: z.int().positive().optional(),
  questions: z.array(question).optional(),
  data: z.array(legacyField).optional(),
});
