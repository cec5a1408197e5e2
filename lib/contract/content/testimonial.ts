import { z } from 'zod';
import { aspectWord, id, image, imageQuery, intString, listOf } from '../common';
import { endpoint } from '../endpoint';
import { looseNumber, looseObject, looseText } from '../lenient';

/** Testimonial (specification 2, section 3): content is HTML, the rating is 1 to 5, or 0 for none. */
export const testimonial = z.object({
  id,
  content: looseText,
  name: looseText,
  title: looseText,
  image: looseObject(image),
  rating: looseNumber(0, 5, 0),
});
export type Testimonial = z.infer<typeof testimonial>;

/**
 * `group` is a group's name; without it, all testimonials are listed. By default three per page, with square pictures
 * of 100 pixels (specification 2, section 7).
 */
export const testimonialList = endpoint('GET', '/cognito/testimonial', {
  auth: 'none',
  query: z.object({
    image_aspect: aspectWord.optional(),
    image_width: imageQuery.image_width,
    page_size: intString.optional(),
    page: intString.optional(),
    group: z.string().optional(),
  }),
  reply: listOf(testimonial),
});
