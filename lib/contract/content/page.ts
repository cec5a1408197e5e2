import { z } from 'zod';
import { id, image, intString, listOf } from '../common';
import { endpoint } from '../endpoint';
import { looseChoice, looseFlag, looseList, looseObject, looseText, looseWhole } from '../lenient';
import { siteSettings } from '../site/site';
import { video } from './video';

/** Space around blocks and widgets (specification 2, section 9): 0 to 96 pixels. */
export const SPACE_MOST = 96;
const space = looseWhole(0, SPACE_MOST, 0);
const percent = looseWhole(0, 100, 100);

/** A widget as the platform stores it: its settings are parsed by the widget's own schema, not here. */
export const widget = z.object({
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
  start_time: looseText.nullable(),
  end_time: looseText.nullable(),
  text_colour: looseText,
  background_colour: looseText,
  padding_top: space,
  padding_bottom: space,
  padding_left: space,
  padding_right: space,
  margin_top: space,
  margin_bottom: space,
  full_width: looseFlag,
  anchor_name: looseText,
  background_image: looseObject(image),
  background_image_fixed: looseFlag,
  background_image_opacity: percent,
  background_image_saturation: percent,
  background_video: looseObject(video),
  aos_type: looseText,
  aos_easing: looseText,
  /** Pixels that must be in sight. */
  aos_offset: looseWhole(0, 1000, 120),
  aos_duration: looseWhole(0, 3000, 400),
  aos_delay: looseWhole(0, 3000, 0),
});
export type BlockSettings = z.infer<typeof blockSettings>;

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
