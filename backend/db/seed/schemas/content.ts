import { z } from 'zod';
import { row } from './pages';

/** Articles, and the records that widgets list. */

export const articleFront = z.strictObject({
  slug: z.string().min(1),
  name: z.string(),
  blurb: z.string(),
  metaDescription: z.string(),
  author: z.strictObject({ first: z.string(), last: z.string() }),
  /** The first is the primary group. */
  groups: z.array(z.string()).min(1),
  publishTime: z.iso.datetime({ offset: true }),
  /** Key of a scene. */
  picture: z.string(),
  /** The page builder's rows, shown below the text. */
  rows: z.array(row).optional(),
});
export type SeedArticle = z.output<typeof articleFront> & {
  /** HTML. */
  content: string;
};

export const person = z.strictObject({
  /** Also the key of the portrait. */
  slug: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  description: z.string(),
});

export const testimonial = z.strictObject({
  slug: z.string().min(1),
  name: z.string(),
  title: z.string(),
  content: z.string(),
  rating: z.int().min(1).max(5),
  /** Key of the author's portrait. */
  picture: z.string(),
  /** Name used by the hero testimonial widget. */
  group: z.enum(['groomers', 'retailers', 'hospitality']),
});

export const faq = z.strictObject({
  group: z.enum(['ordering', 'shipping', 'products', 'account']),
  name: z.string(),
  /** HTML. */
  content: z.string(),
});

const slide = z.strictObject({
  heading: z.string().optional(),
  subHeading: z.string().optional(),
  /** HTML. */
  content: z.string().optional(),
  /** Key of a picture. */
  picture: z.string(),
  overlayColor: z.enum(['white', 'black', 'brand', 'success', 'info', 'warning', 'danger']).optional(),
  textColor: z.enum(['white', 'black']).optional(),
  /** Percent. */
  imageOpacity: z.literal([10, 30, 50, 70, 90, 100]).optional(),
  imageSaturation: z.literal([0, 50, 100]).optional(),
  link: z.string().optional(),
  linkButtonText: z.string().optional(),
  linkTarget: z.literal('blank').optional(),
});

export const gallery = z.strictObject({
  url: z.string().min(1),
  name: z.string(),
  heading: z.string().optional(),
  subHeading: z.string().optional(),
  /** Name of a group of galleries. */
  group: z.string().optional(),
  slides: z.array(slide),
});
export type SeedGallery = z.output<typeof gallery>;

/** Links, grouped by the name of their list. */
export const link = z.strictObject({
  parent: z.string(),
  name: z.string(),
  link: z.string(),
  icon: z.string().optional(),
});
export type SeedLink = z.output<typeof link>;

export const video = z.strictObject({
  /** Used in pages; its files are backend/media/videos/{key}.{format}. */
  key: z.string().min(1),
  platform: z.enum(['file', 'youtube']),
  name: z.string(),
  /** For YouTube the video's id there. */
  slug: z.string().optional(),
  /** Seconds. */
  length: z.int().nonnegative(),
  /** Key of a picture. */
  slate: z.string(),
  formats: z.array(z.enum(['webm', 'mp4'])),
});
