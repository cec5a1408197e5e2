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

/** Size of background pictures of blocks, as sent by the platform (specification 2, section 3). */
export const BACKGROUND_SIZE = { aspect: '16x9', width: 1920 } as const satisfies { aspect: Aspect; width: number };

/** Types of settings, for editors' forms and for resolving pictures (InputSchema). */
const instant = looseText.nullable().meta({ control: 'instant' });
const colour = looseText.meta({ control: 'colour' });
const opacity = percent.meta({ control: 'choice', values: ['', '10', '30', '50', '70', '90', '100'] });
const saturation = percent.meta({ control: 'choice', values: ['', '0', '50', '100'] });
const backgroundImage = looseObject(image).meta({ control: 'picture', ...BACKGROUND_SIZE, decorative: true });

/** Offered to editors; a page may also contain others (components/widgets/page/reveal-settings.ts). */
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

/** A widget as stored by the platform: its settings are parsed by the widget's own schema, not here. */
export const widget = z.object({
  /** Extension: identifies the widget in previews. */
  id: z.string().optional().catch(undefined),
  outer: z.string(),
  type: looseText,
  items: z.array(z.unknown()).catch([]).default([]),
  templatevar: z.record(z.string(), z.unknown()).catch({}).default({}),
});
export type WidgetData = z.infer<typeof widget>;

/**
 * Block settings (specification 2, section 3, 'Page block'): sizes in pixels, times as instants, opacity and saturation
 * in percent, durations in milliseconds. An invalid setting counts as unset.
 */
export const blockSettings = z.object({
  hidden: looseFlag,
  deleted: looseFlag,
  /**
   * Editing mode: previews show the block regardless of `hidden` and the times. Visitors see it only according to
   * these.
   */
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
  /** Pixels that must be in view. */
  aos_offset: looseWhole(0, 1000, 120),
  aos_duration: looseWhole(0, 3000, 400),
  aos_delay: looseWhole(0, 3000, 0),
});
export type BlockSettings = z.infer<typeof blockSettings>;

/** Widget wrapper settings (specification 2, section 3), stored with the widget's own settings. */
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
export type WrapperSettings = z.output<typeof wrapperSettings>;

export const block = z.object({
  id,
  width: looseWhole(1, 12, 12),
  offset: looseWhole(0, 11, 0),
  title: looseText,
  /** Null, or an empty list as PHP sends it, is none, too. */
  settings: blockSettings.optional().catch(undefined),
  widgets: looseList(widget),
});
export type Block = z.infer<typeof block>;

export const ROW_TYPES = ['columns', 'tabs', 'plain'] as const;

export const row = z.object({ id, row_type: looseChoice(ROW_TYPES, 'plain'), blocks: looseList(block) });
export type Row = z.infer<typeof row>;

/** Page (specification 2, section 3). The home page's slug is empty. */
export const page = z.object({
  id,
  name: looseText,
  slug: z.string(),
  title: looseText,
  meta_description: looseText,
  /** Legacy HTML, shown below the rows; an empty list means no HTML. */
  content: z
    .union([z.string(), z.array(z.string())])
    .catch('')
    .default(''),
  image: looseObject(image),
  rows: looseList(row),
  updated_at: looseText,
  /** Extension: when the page as a whole is published. Before that it is sent without its content. */
  start_time: instant,
  end_time: instant,
  /** Extension: excludes the page from search engines and the sitemap. */
  noindex: looseFlag,
});
export type Page = z.infer<typeof page>;

/**
 * Extension, because the specification shows no path: one page by its slug; `pb=0` omits its rows; 404 if it does not
 * exist.
 */
export const pageByUrl = endpoint('GET', '/cognito/page/view', {
  auth: 'none',
  query: z.object({ url: z.string(), pb: intString.optional() }),
  reply: z.object({ item: page }),
});

/**
 * Published pages, at most 100. The specification names `pb` and `config` without explaining them: here `pb=0` omits
 * the page builder's rows, and `config=1` adds the site's settings, which decide what the home page shows.
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
