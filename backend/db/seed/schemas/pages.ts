import { z } from 'zod';

/** Pages and the page builder's content. */

const widget = z.strictObject({
  /** Catalogue name, such as 'core/html'. */
  outer: z.string(),
  type: z.string(),
  variables: z.record(z.string(), z.unknown()),
});
export type SeedWidget = z.output<typeof widget>;

/** Fields of a page block (specification, document 2, section 3). Absent ones have the platform's default. */
const blockSettings = z.strictObject({
  hidden: z.boolean().optional(),
  deleted: z.boolean().optional(),
  start_time: z.string().optional(),
  end_time: z.string().optional(),
  text_colour: z.string().optional(),
  background_colour: z.string().optional(),
  padding_top: z.int().optional(),
  padding_bottom: z.int().optional(),
  padding_left: z.int().optional(),
  padding_right: z.int().optional(),
  margin_top: z.int().optional(),
  margin_bottom: z.int().optional(),
  full_width: z.boolean().optional(),
  /** Key of a scene. */
  background_image: z.string().optional(),
  /** Key of a video. */
  background_video: z.string().optional(),
  background_image_fixed: z.boolean().optional(),
  background_image_opacity: z.int().optional(),
  background_image_saturation: z.int().optional(),
  aos_type: z.string().optional(),
  aos_easing: z.string().optional(),
  aos_offset: z.int().optional(),
  aos_duration: z.int().optional(),
  aos_delay: z.int().optional(),
  anchor_name: z.string().optional(),
});

const block = z.strictObject({
  /** Columns. */
  width: z.int().min(1).max(12),
  offset: z.int().optional(),
  title: z.string().optional(),
  settings: blockSettings.optional(),
  widgets: z.array(widget),
});

export const row = z.strictObject({ type: z.enum(['columns', 'tabs', 'plain']), blocks: z.array(block) });
export type SeedRow = z.output<typeof row>;

export const page = z.strictObject({
  /** Empty for the home page. */
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  /** Excluded from search engines and the sitemap. */
  noindex: z.literal(true).optional(),
  /** Key of the scene at the top. */
  hero: z.string().optional(),
  rows: z.array(row),
  /** Legacy HTML, below the rows. */
  content: z.string().optional(),
});
export type SeedPage = z.output<typeof page>;
