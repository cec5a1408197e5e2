import { defineWidget } from '@/components/widgets/parts/define';
import { ShopReviews } from '@/components/widgets/parts/shop-reviews';
import { TestimonialCard } from '@/components/widgets/parts/testimonial-card';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import { getTestimonials } from '@/lib/data/content/testimonials';
import { widgetSettings } from './schema';

/** Specification 1, section 9: widget item limit. */
const MAX = 100;

/** All testimonials, in two columns (specification 2, 'Testimonial grid'). */
export const coreTestimonialGrid = defineWidget(widgetSettings, {
  givesTitle: 'heading',
  load: () => getTestimonials('', MAX),
  Component: ({ settings, data, context }) =>
    data.length > 0 && (
      <>
        <WidgetHeading heading={settings.heading} subheading={settings.subheading} first={context.first} />
        <ShopReviews testimonials={data} context={context} />
        <ul className="grid gap-4 @reading:grid-cols-2 @reading:gap-6">
          {data.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </>
    ),
});
