import { z } from 'zod';
import { id } from '../common';
import { looseObject, looseText, looseWhole } from '../lenient';
import { blockSettings } from './page';
import { VIDEO_FORMATS } from './video';

/** A picture's hash: its addresses are /assets/i/{hash}/{aspect}/{width}.{ext}. */
const hash = looseText;

const backgroundVideo = z.object({
  id,
  platform: looseText,
  name: looseText,
  slug: looseText,
  /** Seconds. */
  length: looseWhole(0, 1_000_000, 0),
  file: looseText,
  /** Extension, as in Video. */
  formats: z.array(z.enum(VIDEO_FORMATS)).catch([]).default([]),
  /** The picture shown until the video plays. */
  imageHashes: looseObject(z.object({ slate: hash })),
});

/**
 * Page block, as listed in page content (specification 2, section 3): a widget's name and settings, and the settings of
 * its block as in the page builder, with pictures by their hash.
 */
export const pageBlock = z.object({
  id,
  sort_order: looseWhole(0, 100_000, 0),
  name: looseText,
  /** Outer name of the widget. */
  template: looseText,
  /** Settings of the widget, as a JSON string. */
  variables: looseText,
  ...blockSettings.omit({ background_image: true, background_video: true }).shape,
  imageHashes: looseObject(z.object({ background_image: hash })),
  background_video_id: looseText,
  background_video: looseObject(backgroundVideo),
});
export type PageBlock = z.infer<typeof pageBlock>;

/** The fields of a page block that GraphQL queries select. */
export const PAGE_BLOCK_FIELDS = [
  'id sort_order name template variables hidden start_time end_time text_colour background_colour',
  'padding_top padding_bottom padding_left padding_right margin_top margin_bottom full_width',
  'imageHashes { background_image } background_image_fixed background_image_opacity background_image_saturation',
  'background_video_id background_video { id platform name slug length file formats imageHashes { slate } }',
  'aos_type aos_easing aos_offset aos_duration aos_delay anchor_name editing deleted',
].join(' ');
