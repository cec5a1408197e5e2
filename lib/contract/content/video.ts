import { z } from 'zod';
import { id, image } from '../common';
import { endpoint } from '../endpoint';
import { looseChoice, looseObject } from '../lenient';

export const VIDEO_FORMATS = ['webm', 'mp4'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];

/**
 * Video (specification 2, section 3). Uploaded files are at /v/{id}.{ext}; for YouTube, `slug` is the video's code
 * there.
 */
export const video = z.object({
  id,
  platform: looseChoice(['youtube', 'file'], 'youtube'),
  name: z.string().default(''),
  slug: z.string().default(''),
  /** Seconds. */
  length: z.number().nonnegative().default(0),
  /** The picture shown until the video plays. */
  slate_image: looseObject(image),
  /** Name of the original file. */
  file: z.string().default(''),
  /** Extension: the file formats available. */
  formats: z.array(z.enum(VIDEO_FORMATS)).default([]),
});
export type Video = z.infer<typeof video>;

/** Extension, because the specification shows no path. 404 if the video does not exist. */
export const videoById = endpoint('GET', '/cognito/video', {
  auth: 'none',
  query: z.object({ id: z.string() }),
  reply: z.object({ item: video }),
});
