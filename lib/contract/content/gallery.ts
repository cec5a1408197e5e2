import { z } from 'zod';
import { aspect, id, image, imageQuery, listString } from '../common';
import { endpoint } from '../endpoint';
import { looseChoice, looseObject, looseText, looseWhole } from '../lenient';
import { recordsOf } from '../records';

export const OVERLAY_COLOURS = ['', 'white', 'black', 'brand', 'success', 'info', 'warning', 'danger'] as const;
export const SLIDE_TEXT_COLOURS = ['', 'white', 'black'] as const;

/** Slide (specification 2, section 3). An empty overlay colour means white; opacity and saturation in percent. */
export const slide = z.object({
  /** The specification lists none; '' if the platform sends none. */
  id: looseText,
  heading: looseText,
  sub_heading: looseText,
  /** HTML. */
  content: looseText,
  image: looseObject(image),
  overlay_color: looseChoice(OVERLAY_COLOURS, ''),
  text_color: looseChoice(SLIDE_TEXT_COLOURS, ''),
  image_opacity: looseWhole(0, 100, 100),
  image_saturation: looseWhole(0, 100, 100),
  link: looseText,
  link_button_text: looseText,
  /** 'blank' opens a new tab. */
  link_target: looseText,
});
export type Slide = z.infer<typeof slide>;

const gallerySummary = z.object({
  id,
  name: looseText,
  url: z.string(),
  heading: looseText,
  sub_heading: looseText,
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
