import { z } from 'zod';
import { id, image } from '../common';
import { endpoint } from '../endpoint';
import { looseChoice, looseObject } from '../lenient';

export const VIDEO_FORMATS = ['webm', 'mp4'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];

/**
 * Video (specification 2, section 3). Its own files are at /v/{id}.{ext}; one of YouTube has its code there as its
 * slug.
 */
export const video = z.object({
  id,
  platform: looseChoice(['youtube', 'file'], 'youtube'),
  name: z.string().default(''),
  slug: z.string().default(''),
  /** Seconds. */
  length: z.number().nonnegative().default(0),
  /** The picture that stands until the video plays. */
  slate_image: looseObject(image),
  /** Name of the original. */
  file: z.string().default(''),
  /** Ours: the endings that the files come with. */
  formats: z.array(z.enum(VIDEO_FORMATS)).default([]),
});
export type Video = z.infer<typeof video>;

/** The specification names the resource but no path, so this one is ours. 404 when there is none. */
export const videoById = endpoint('GET', '/cognito/video', {
  auth: 'none',
  query: z.object({ id: z.string() }),
  reply: z.object({ item: video }),
});
