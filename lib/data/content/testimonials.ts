import 'server-only';
import { testimonialsQuery } from '../../contract/graphql';
import { testimonialList } from '../../contract/content/testimonial';
import { type Testimonial, toTestimonial } from '../../domain/content/testimonials';
import { publicQuery } from '../../upstream/graphql/graphql';
import { publicCall } from '../../upstream/public-call';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** Shown at up to 5 rem, at a pixel ratio of up to 3 (specification 2, section 9: 100). */
const IMAGE_WIDTH = 100;

/**
 * The first testimonials of a group, or for '' of all, which the specification has in GraphQL. @throws UpstreamError
 */
export const getTestimonials = cachedRead(async (group: string, count: number) => {
  'use cache';
  return dated([tags.testimonials], async (): Promise<readonly Testimonial[]> => {
    if (group === '') return (await publicQuery(testimonialsQuery, {})).testimonials.slice(0, count).map(toTestimonial);
    const { data } = await publicCall(testimonialList, {
      query: { page_size: count, image_width: IMAGE_WIDTH, image_aspect: '1x1', group },
    });
    return data.map(toTestimonial);
  });
});
