import { z } from 'zod';
import { id, image, instant, intString, listOf } from './common';
import { endpoint } from './endpoint';

/** A widget as the platform stores it: its settings are parsed by the widget's own schema, not here. */
export const widget = z.object({
  outer: z.string(),
  type: z.string().default(''),
  items: z.array(z.unknown()).default([]),
  templatevar: z.record(z.string(), z.unknown()).default({}),
});
export type WidgetData = z.infer<typeof widget>;

/** Block settings (specification 2, section 3, 'Page block'); sizes in pixels, times as instants, opacity in percent. */
export const blockSettings = z.object({
  hidden: z.boolean().default(false),
  deleted: z.boolean().default(false),
  start_time: instant.nullish(),
  end_time: instant.nullish(),
  text_colour: z.string().default(''),
  background_colour: z.string().default(''),
  padding_top: z.int().default(0),
  padding_bottom: z.int().default(0),
  padding_left: z.int().default(0),
  padding_right: z.int().default(0),
  margin_top: z.int().default(0),
  margin_bottom: z.int().default(0),
  full_width: z.boolean().default(false),
  anchor_name: z.string().default(''),
  background_image: image.nullish(),
  background_image_opacity: z.int().default(100),
});
export type BlockSettings = z.infer<typeof blockSettings>;

export const block = z.object({
  id,
  width: z.int().min(1).max(12).default(12),
  offset: z.int().min(0).max(11).default(0),
  title: z.string().default(''),
  settings: blockSettings.optional(),
  widgets: z.array(widget).default([]),
});
export type Block = z.infer<typeof block>;

export const ROW_TYPES = ['columns', 'tabs', 'plain'] as const;

export const row = z.object({ id, row_type: z.enum(ROW_TYPES).default('plain'), blocks: z.array(block).default([]) });
export type Row = z.infer<typeof row>;

/** Page (specification 2, section 3). The home page's slug is empty. */
export const page = z.object({
  id,
  name: z.string().default(''),
  slug: z.string(),
  title: z.string().default(''),
  meta_description: z.string().default(''),
  /** Legacy HTML, shown below the rows; an empty list means none. */
  content: z.union([z.string(), z.array(z.never())]).default(''),
  image: image.nullish(),
  rows: z.array(row).default([]),
  updated_at: z.string().default(''),
});
export type Page = z.infer<typeof page>;

/** Path not shown in the specification, so it is ours: one page by its slug; 404 when there is none. */
export const pageByUrl = endpoint('GET', '/cognito/page/view', {
  auth: 'none',
  query: z.object({ url: z.string(), pb: intString.optional() }),
  reply: z.object({ item: page }),
});

export const pageList = endpoint('GET', '/cognito/page', {
  auth: 'none',
  query: z.object({ page_size: intString.optional(), page: intString.optional(), pb: intString.optional() }),
  reply: listOf(page),
});
