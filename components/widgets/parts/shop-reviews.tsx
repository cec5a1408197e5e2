import { getSite } from '@/lib/data/site/site';
import type { Testimonial } from '@/lib/domain/content/testimonials';
import { JsonLd } from '@/lib/seo/json-ld';
import { reviewData } from '@/lib/seo/review-data';
import type { WidgetContext } from './define';

/**
 * The home page is about the shop, and so are testimonials: there they are reviews. On a page about something else they
 * are not.
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
