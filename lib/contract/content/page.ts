import { z } from 'zod';
import { type Aspect, id, image, intString, listOf } from '../common';
import { endpoint } from '../endpoint';
import { looseChoice, looseFlag, looseList, looseObject, looseText, looseWhole } from '../lenient';
import { siteSettings } from '../site/site';
import { video } from './video';

/** Space around blocks and widgets (specification 2, section 9): 0 to 96 pixels. */
export const SPACE_MOST = 96;
const space = looseWhole(0, SPACE_MOST, 0);
const percent = looseWhole(0, 100, 100);

/** Pictures behind blocks, as the platform sends them (specification 2, section 3). */
export const BACKGROUND_SIZE = { aspect: '16x9', width: 1920 } as const satisfies { aspect: Aspect; width: number };

/** Types of settings, for editors' forms and for filling in pictures (InputSchema). */
const instant = looseText.nullable().meta({ control: 'instant' });
const colour = looseText.meta({ control: 'colour' });
const opacity = percent.meta({ control: 'choice', values: ['', '10', '30', '50', '70', '90', '100'] });
const saturation = percent.meta({ control: 'choice', values: ['', '0', '50', '100'] });
const backgroundImage = looseObject(image).meta({ control: 'picture', ...BACKGROUND_SIZE, decorative: true });

/** Offered to editors; a page may have more of them (components/widgets/page/reveal-settings.ts). */
const ANIMATIONS = [
  '',
  'fade',
  'fade-up',
  'fade-down',
  'fade-left',
  'fade-right',
  'zoom-in',
  'zoom-out',
  'flip-up',
  'flip-left',
  'slide-up',
];
const EASINGS = ['', 'linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'];

/** A widget as the platform stores it: its settings are parsed by the widget's own schema, not here. */
export const widget = z.object({
  /** Ours: what its editors call it by, in previews. */
  id: z.string().optional().catch(undefined),
  outer: z.string(),
  type: looseText,
  items: z.array(z.unknown()).catch([]).default([]),
  templatevar: z.record(z.string(), z.unknown()).catch({}).default({}),
});
export type WidgetData = z.infer<typeof widget>;

/**
 * Block settings (specification 2, section 3, 'Page block'): sizes in pixels, times as instants, opacity and saturation
 * in percent, durations in milliseconds. A setting that is not what it should be counts as not set.
 */
export const blockSettings = z.object({
  hidden: looseFlag,
  deleted: looseFlag,
  /** Editing mode: previews show it as it will be, whatever its switch and times say. Visitors see what those say. */
  editing: looseFlag,
  start_time: instant,
  end_time: instant,
  text_colour: colour,
  background_colour: colour,
  padding_top: space,
  padding_bottom: space,
  padding_left: space,
  padding_right: space,
  margin_top: space,
  margin_bottom: space,
  full_width: looseFlag,
  anchor_name: looseText.meta({ maxLength: 80 }),
  background_image: backgroundImage,
  background_image_fixed: looseFlag,
  background_image_opacity: opacity,
  background_image_saturation: saturation,
  background_video: looseObject(video).meta({ control: 'video' }),
  aos_type: looseText.meta({ control: 'choice', values: ANIMATIONS }),
  aos_easing: looseText.meta({ control: 'choice', values: EASINGS }),
  /** Pixels that must be in sight. */
  aos_offset: looseWhole(0, 1000, 120),
  aos_duration: looseWhole(0, 3000, 400),
  aos_delay: looseWhole(0, 3000, 0),
});
export type BlockSettings = z.infer<typeof blockSettings>;

/** Widget wrapper settings (specification 2, section 3); they stand among the widget's own. */
export const wrapperSettings = z.object({
  ...blockSettings.pick({
    background_colour: true,
    text_colour: true,
    background_image: true,
    background_image_opacity: true,
    background_image_saturation: true,
    background_image_fixed: true,
    padding_top: true,
    padding_bottom: true,
    padding_left: true,
    padding_right: true,
    margin_top: true,
    margin_bottom: true,
  }).shape,
  margin_left: space,
  margin_right: space,
});

export const block = z.object({
  id,
  width: looseWhole(1, 12, 12),
  offset: looseWhole(0, 11, 0),
  title: looseText,
  settings: blockSettings.optional(),
  widgets: looseList(widget),
});
export type Block = z.infer<typeof block>;

export const ROW_TYPES = ['columns', 'tabs', 'plain'] as const;

export const row = z.object({ id, row_type: looseChoice(ROW_TYPES, 'plain'), blocks: looseList(block) });
export type Row = z.infer<typeof row>;

/** Page (specification 2, section 3). The home page's slug is empty. */
export const page = z.object({
  id,
  name: z.string().default(''),
  slug: z.string(),
  title: z.string().default(''),
  meta_description: z.string().default(''),
  /** Legacy HTML, shown below the rows; an empty list means none. */
  content: z
    .union([z.string(), z.array(z.string())])
    .catch('')
    .default(''),
  image: looseObject(image),
  rows: looseList(row),
  updated_at: z.string().default(''),
  /** Ours: when the page as a whole is shown. Before it begins it comes without what is in it. */
  start_time: instant,
  end_time: instant,
  /** Ours: keeps the page out of search engines and the sitemap. */
  noindex: looseFlag,
});
export type Page = z.infer<typeof page>;

/**
 * Path not shown in the specification, so it is ours: one page by its slug, without its rows for `pb=0`; 404 when there
 * is none.
 */
export const pageByUrl = endpoint('GET', '/cognito/page/view', {
  auth: 'none',
  query: z.object({ url: z.string(), pb: intString.optional() }),
  reply: z.object({ item: page }),
});

/**
 * Published pages, 100 at most. The specification names `pb` and `config` and not what they do: `pb=0` leaves the page
 * builder's rows out, and `config=1` adds the site's settings, which decide what the home page shows.
 */
export const pageList = endpoint('GET', '/cognito/page', {
  auth: 'none',
  query: z.object({
    page_size: intString.optional(),
    page: intString.optional(),
    pb: intString.optional(),
    config: intString.optional(),
  }),
  reply: listOf(page).extend({ config: siteSettings.optional() }),
});
