import type { OnlineStoreLeaf, OrganizationLeaf, ReviewLeaf, WithContext } from 'schema-dts';
import type { SiteSettings } from '../domain/site/settings';
import { plainText } from '../domain/content/plain-text';
import type { Testimonial } from '../domain/content/testimonials';
import { organizationReference } from './site-data';

/** Limits of a rating (specification 2, section 5). */
const WORST = 1;
const BEST = 5;

/** Customers' reviews of the shop, for the home page; null if there is no rating within the limits. */
export function reviewData(
  testimonials: readonly Testimonial[],
  settings: SiteSettings,
): WithContext<OnlineStoreLeaf | OrganizationLeaf> | null {
  const review = testimonials.flatMap(({ html, name, rating }): ReviewLeaf[] => {
    const text = plainText(html);
    if (!name || !text || !(rating >= WORST && rating <= BEST)) return [];
    return [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name },
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: rating, worstRating: WORST, bestRating: BEST },
      },
    ];
  });
  return review.length > 0 ? { '@context': 'https://schema.org', ...organizationReference(settings), review } : null;
}
