import { z } from 'zod';
import { aspect, id, image, imageQuery, listString } from '../common';
import { endpoint } from '../endpoint';
import { looseChoice, looseObject, looseWhole } from '../lenient';
import { recordsOf } from '../records';

export const OVERLAY_COLOURS = ['', 'white', 'black', 'brand', 'success', 'info', 'warning', 'danger'] as const;
export const SLIDE_TEXT_COLOURS = ['', 'white', 'black'] as const;

/** Slide (specification 2, section 3). An empty overlay colour means white; opacity and saturation in percent. */
export const slide = z.object({
  id,
  heading: z.string().default(''),
  sub_heading: z.string().default(''),
  /** HTML. */
  content: z.string().default(''),
  image: looseObject(image),
  overlay_color: looseChoice(OVERLAY_COLOURS, ''),
  text_color: looseChoice(SLIDE_TEXT_COLOURS, ''),
  image_opacity: looseWhole(0, 100, 100),
  image_saturation: looseWhole(0, 100, 100),
  link: z.string().default(''),
  link_button_text: z.string().default(''),
  /** 'blank' opens a new tab. */
  link_target: z.string().default(''),
});
export type Slide = z.infer<typeof slide>;

const gallerySummary = z.object({
  id,
  name: z.string().default(''),
  url: z.string(),
  heading: z.string().default(''),
  sub_heading: z.string().default(''),
});

export const gallery = gallerySummary.extend({ slides: recordsOf(slide).default([]) });
export type Gallery = z.infer<typeof gallery>;

const pictures = {
  ...imageQuery,
  /** Additional crops, for example for the lightbox. */
  extra_aspects: listString.pipe(z.array(aspect)).optional(),
};

/** One gallery with its slides; 404 if it does not exist. */
export const galleryById = endpoint('GET', '/cognito/gallery', {
  auth: 'none',
  query: z.object({ id: z.string(), ...pictures }),
  reply: z.object({ item: gallery }),
});

/** Extension: the galleries of a group, each with its first slide only. The specification has them in GraphQL only. */
export const galleriesByGroup = endpoint('GET', '/cognito/gallery', {
  auth: 'none',
  query: z.object({ group: z.string(), ...pictures }),
  reply: z.object({ data: recordsOf(gallery) }),
});

/** The slides of a gallery. The specification shows the resource's path, but no call. */
export const slideList = endpoint('GET', '/cognito/slide', {
  auth: 'none',
  query: z.object({ gallery: z.string(), ...imageQuery }),
  reply: z.object({ data: recordsOf(slide) }),
});
