import { getSite } from '@/lib/data/site/site';
import type { Testimonial } from '@/lib/domain/content/testimonials';
import { JsonLd } from '@/components/site/json-ld';
import { reviewData } from '@/lib/seo/review-data';
import type { WidgetContext } from './define';

/**
 * Structured data for search engines: testimonials are reviews of the shop only on the home page, which is about the
 * shop.
 */
export async function ShopReviews({
  testimonials,
  context,
}: {
  testimonials: readonly Testimonial[];
  context: Pick<WidgetContext, 'slug'>;
}) {
  if (context.slug !== '') return null;
  const data = reviewData(testimonials, (await getSite()).settings);
  return data && <JsonLd data={data} />;
}
