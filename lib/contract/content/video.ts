import { z } from 'zod';
import { id, image } from '../common';
import { endpoint } from '../endpoint';
import { looseObject, looseText, looseWhole } from '../lenient';

export const VIDEO_FORMATS = ['webm', 'mp4'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];

const PLATFORMS = ['youtube', 'file', 'other'] as const;

/** YouTube unless the platform says otherwise; a code of any other place is none of YouTube's. */
const platform = z
  .codec(z.unknown(), z.enum(PLATFORMS), {
    decode: (value) => {
      const named = looseText.parse(value).trim().toLowerCase();
      return named === '' ? 'youtube' : (PLATFORMS.find((one) => one === named) ?? 'other');
    },
    encode: (value) => value,
  })
  .default('youtube');

/**
 * Video (specification 2, section 3). Uploaded files are at /v/{id}.{ext}; for YouTube, `slug` is the video's code
 * there.
 */
export const video = z.object({
  id,
  platform,
  name: looseText,
  slug: looseText,
  /** Seconds. */
  length: looseWhole(0, 1_000_000, 0),
  /** The picture shown until the video plays. */
  slate_image: looseObject(image),
  /** Name of the original file. */
  file: looseText,
  /** Extension: the file formats available. */
  formats: z.array(z.enum(VIDEO_FORMATS)).catch([]).default([]),
});
export type Video = z.infer<typeof video>;

/** Extension, because the specification shows no path. 404 if the video does not exist. */
export const videoById = endpoint('GET', '/cognito/video', {
  auth: 'none',
  query: z.object({ id: z.string() }),
  reply: z.object({ item: video }),
});
