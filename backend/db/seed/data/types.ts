import type { FIELD_TYPES, LEGACY_TYPES } from '@/lib/contract/content/form';

/** Shapes of the demonstration shop's seed data. Money in integer cents ex GST, weights in grams, stock in pieces. */

export type ShotModel =
  | 'pouch'
  | 'pouch-large'
  | 'jar'
  | 'tin'
  | 'tub'
  | 'bottle-pump'
  | 'bottle-flip'
  | 'jerrycan'
  | 'spray-glass'
  | 'spray-alu'
  | 'trigger'
  | 'roll-box'
  | 'rolls'
  | 'dispenser-capsule'
  | 'dispenser-bone'
  | 'dispenser-station'
  | 'bar'
  | 'carton'
  | 'gift-box'
  | 'vials'
  | 'display-stand'
  | 'brush'
  | 'towel'
  | 'bow-box'
  | 'belt-bag'
  | 'bundle';

export type Motif =
  | 'leaf'
  | 'wattle'
  | 'banksia'
  | 'paw'
  | 'wave'
  | 'bone'
  | 'fish'
  | 'kangaroo'
  | 'citrus'
  | 'flower'
  | 'stripe'
  | 'none';

/** What the picture script needs to model one product. Colours are hex. */
export interface Shot {
  model: ShotModel;
  /** Colour of the container. */
  body: string;
  label: string;
  ink: string;
  accent: string;
  /** Product words on the label, at most 22 characters. */
  title: string;
  /** The small line below, such as '500 mL · Oatmeal & Honey'. */
  line: string;
  motif: Motif;
}

export interface SeedSku {
  code: string;
  /** One per variation of the product, in the same order. */
  options: string[];
  priceCents: number;
  specialCents?: number;
  stock: number;
  weightGrams: number;
}

export interface SeedAddonOption {
  name: string;
  priceCents: number;
}

export interface SeedAddon {
  name: string;
  type: 'Checkbox' | 'Dropdown' | 'Qty' | 'Text';
  options: SeedAddonOption[];
  minQty?: number;
  maxQty?: number;
}

export interface SeedVariation {
  name: string;
  options: string[];
}

export interface SeedProduct {
  slug: string;
  name: string;
  /** Leaf group slugs; the first is the primary group. */
  groups: string[];
  brand: string;
  badge?: string;
  /** At most 140 characters. */
  blurb: string;
  /** HTML. Never states a price: visitors who are not signed in read it too. */
  content: string;
  isNew?: true;
  variations: SeedVariation[];
  skus: SeedSku[];
  addons?: SeedAddon[];
  shot: Shot;
  /** Keys of scenes (scenes.ts) in which the product also appears. */
  extraShots?: string[];
  /** Key of a picture. */
  sizeChart?: string;
  /** Address of a film, such as /v/{id}.webm. */
  video?: string;
  metaDescription: string;
}

export interface SeedGroup {
  slug: string;
  name: string;
  parent: string | null;
  model: 'product' | 'article';
  content: string;
  /** Key of the picture that stands for the group: one that is whole at 4x3. */
  shot: string;
  /** Extras of every product in the group and below it. */
  addons?: SeedAddon[];
}

export interface SeedArticle {
  slug: string;
  name: string;
  blurb: string;
  author: { first: string; last: string };
  /** The first is the primary group. */
  groups: string[];
  /** ISO 8601 with offset. */
  publishTime: string;
  content: string;
  metaDescription: string;
  /** Key of a scene. */
  picture: string;
  /** What the page builder shows below the text. */
  rows?: SeedRow[];
}

export interface SeedScene {
  key: string;
  alt: string;
  /** 2 to 5 product slugs standing together, front to back. */
  products: string[];
  mood: 'morning' | 'studio' | 'timber' | 'stone' | 'tile';
  aspect: '16x9' | '1x1' | '4x3';
}

export type AustralianState = 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA';
export type SeedLocality = [suburb: string, postcode: string, state: AustralianState];

export interface SeedPerson {
  slug: string;
  firstName: string;
  lastName: string;
  title: string;
  description: string;
}

export interface SeedSlide {
  heading?: string;
  subHeading?: string;
  /** HTML. */
  content?: string;
  /** Key of a picture. */
  picture: string;
  overlayColor?: 'white' | 'black' | 'brand' | 'success' | 'info' | 'warning' | 'danger';
  textColor?: 'white' | 'black';
  /** Percent. */
  imageOpacity?: 10 | 30 | 50 | 70 | 90 | 100;
  imageSaturation?: 0 | 50 | 100;
  link?: string;
  linkButtonText?: string;
  linkTarget?: 'blank';
}

export interface SeedGallery {
  url: string;
  name: string;
  heading?: string;
  subHeading?: string;
  /** Name of a group of galleries. */
  group?: string;
  slides: SeedSlide[];
}

export interface SeedVideo {
  /** As pages refer to it; its files are backend/media/videos/{key}.{format}. */
  key: string;
  platform: 'file' | 'youtube';
  name: string;
  /** At YouTube its code there. */
  slug?: string;
  /** Seconds. */
  length: number;
  /** Key of a picture. */
  slate: string;
  formats: ('webm' | 'mp4')[];
}

export interface SeedTestimonial {
  slug: string;
  name: string;
  title: string;
  content: string;
  rating: number;
  /** Key of the picture beside the words: what they speak of. */
  picture: string;
  /** Testimonial group, as used by the hero testimonial widget. */
  group: 'groomers' | 'retailers' | 'hospitality';
}

export interface SeedFaq {
  group: 'ordering' | 'shipping' | 'products' | 'account';
  name: string;
  content: string;
}

interface PromotionBase {
  code: string;
  name: string;
  startsAt: string;
  endsAt: string | null;
  minSubtotalCents: number;
  /** Uses per account; null means no limit. */
  usesPerAccount: number | null;
}

export type SeedPromotion = PromotionBase &
  (
    | { kind: 'percent-off'; percent: number }
    | { kind: 'percent-off-group'; percent: number; group: string }
    | { kind: 'amount-off'; amountCents: number }
    | { kind: 'free-freight' }
  );

/** Inclusive postcode ranges, as four-digit strings so that 0870 keeps its zero. */
export type PostcodeRange = [from: string, to: string];

export interface SeedShippingZone {
  slug: string;
  name: string;
  kind: 'metro' | 'regional' | 'remote';
  ranges: PostcodeRange[];
}

/** Applies to a parcel heavier than the previous band, up to and including this weight. */
export interface SeedWeightBand {
  upToGrams: number;
  baseCents: number;
  /** Per started kilogram above the previous band. */
  perKgCents: number;
}

interface ShippingTypeBase {
  slug: string;
  name: string;
  /** Shown to the customer, such as '3 to 5 business days'. */
  estimate: string;
  sort: number;
}

export type SeedShippingType = ShippingTypeBase &
  (
    | { kind: 'flat'; maxGrams: number; amountCents: number; excludedZones: string[] }
    | { kind: 'courier'; maxGrams: number; rates: { zone: string; bands: SeedWeightBand[] }[] }
    | { kind: 'quote'; zones: string[]; aboveGrams: number }
    | { kind: 'pickup'; address: SeedPickupAddress; instructions: string }
  );

export interface SeedPickupAddress {
  company: string;
  streetAddress: string;
  city: string;
  state: AustralianState;
  postcode: string;
}

export interface SeedMenuLink {
  name: string;
  link: string;
  icon?: string;
  children?: SeedMenuLink[];
}

export interface SeedMenu {
  slug: string;
  name: string;
  links: SeedMenuLink[];
}

export interface SeedRedirect {
  from: string;
  to: string;
}

export interface SeedWidget {
  /** Catalogue name, such as 'core/html'. */
  outer: string;
  type: string;
  variables: Record<string, unknown>;
}

/** The page block's fields in the specification, document 2, section 3. Absent means the platform's default. */
export interface SeedBlockSettings {
  hidden?: boolean;
  deleted?: boolean;
  start_time?: string;
  end_time?: string;
  text_colour?: string;
  background_colour?: string;
  padding_top?: number;
  padding_bottom?: number;
  padding_left?: number;
  padding_right?: number;
  margin_top?: number;
  margin_bottom?: number;
  full_width?: boolean;
  /** Key of a scene. */
  background_image?: string;
  /** Key of a video. */
  background_video?: string;
  background_image_fixed?: boolean;
  background_image_opacity?: number;
  background_image_saturation?: number;
  aos_type?: string;
  aos_easing?: string;
  aos_offset?: number;
  aos_duration?: number;
  aos_delay?: number;
  anchor_name?: string;
}

export interface SeedBlock {
  /** 1 to 12 columns. */
  width: number;
  offset?: number;
  title?: string;
  settings?: SeedBlockSettings;
  widgets: SeedWidget[];
}

export interface SeedRow {
  type: 'columns' | 'tabs' | 'plain';
  blocks: SeedBlock[];
}

export interface SeedPage {
  slug: string;
  name: string;
  title: string;
  metaDescription: string;
  /** Key of the scene that stands at the top. */
  hero?: string;
  rows: SeedRow[];
  /** Legacy HTML, below the rows. */
  content?: string;
  /** Kept out of search engines and the sitemap. */
  noindex?: true;
}

export interface SeedAddress {
  displayName: string;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  phone: string;
  streetAddress: string;
  streetAddress1?: string;
  city: string;
  state: AustralianState;
  postcode: string;
  country: 'AU';
}

export type OrderStatus = 'placed' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

/** A cart without an account. */
export interface SeedVisitorCart {
  sessionKey: string;
  lines: SeedOrderLine[];
}

export interface SeedOrderLine {
  sku: string;
  qty: number;
}

export interface SeedOrder {
  number: string;
  placedAt: string;
  status: OrderStatus;
  /** Index into the account's addresses. */
  addressIndex: number;
  shippingType: string;
  lines: SeedOrderLine[];
  promotionCode?: string;
  note?: string;
  carrier?: string;
  trackingNumber?: string;
  shippedAt?: string;
  deliveredAt?: string;
  cancelledAt?: string;
}

export interface SeedAccount {
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  companyName: string;
  tradingName: string;
  /** Eleven digits, valid by checksum, fictitious. */
  abn: string;
  companyPhone: string;
  mobilePhone: string;
  website?: string;
  /** With the site's supplier. */
  credit?: { amountCents: number; reason: string; reference: string };
  addresses: SeedAddress[];
  orders: SeedOrder[];
}

export interface SeedSite {
  name: string;
  organisationName: string;
  abn: string;
  /** The demonstration's own: red by day, blue by night, as the specification has it. */
  themeColour: string;
  darkThemeColour: string;
  seoTitlePrefix: string;
  seoTitleSuffix: string;
  analytics: string;
  tagManager: string;
  siteVerification: string;
  pixel: string;
  analyticsSiteUrl: string;
  analyticsSiteId: string;
  email: string;
  phone: string;
  address: SeedPickupAddress;
  social: Partial<
    Record<
      'facebook' | 'twitter' | 'instagram' | 'linkedin' | 'youtube' | 'pinterest' | 'github' | 'xing' | 'skype',
      string
    >
  >;
}

/** As the contract sends it (lib/contract/content/form.ts); its id is made from its place. */
export interface SeedQuestion {
  name: string;
  field_type: (typeof FIELD_TYPES)[number];
  label?: string;
  value?: string;
  required?: boolean;
  content?: string;
  placeholder?: string;
  min?: string;
  max?: string;
  step?: string;
  mask?: string;
}

export interface SeedLegacyField {
  type: (typeof LEGACY_TYPES)[number];
  subtype?: string;
  name?: string;
  label: string;
  placeholder?: string;
  required?: boolean;
  min?: string;
  max?: string;
  step?: string;
  value?: string;
  values?: { label: string; value: string }[];
}

export interface SeedForm {
  name: string;
  url: string;
  useCaptcha?: true;
  mustBeLoggedOn?: true;
  /** With GST. */
  costCents?: number;
  questions?: SeedQuestion[];
  data?: SeedLegacyField[];
}

export interface SeedVoucherTheme {
  name: string;
  /** Key of a scene. */
  picture: string;
}
