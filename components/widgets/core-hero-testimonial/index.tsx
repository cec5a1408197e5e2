import { defineWidget } from '@/components/widgets/parts/define';
import { ShopReviews } from '@/components/widgets/parts/shop-reviews';
import { TestimonialCard } from '@/components/widgets/parts/testimonial-card';
import { WidgetButton, isButton } from '@/components/widgets/parts/widget-button';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import { getTestimonials } from '@/lib/data/content/testimonials';
import { widgetSettings } from './schema';

/** Number of testimonials (specification 2, section 9). */
const SHOWN = 3;

/** A block's or a wrapper's own background shows instead (page/frame.tsx). */
const BAND = { background: 'var(--band, var(--tint))' };

/** A heading with up to three testimonials (specification 2, 'Hero testimonial'). */
export const coreHeroTestimonial = defineWidget(widgetSettings, {
  bleeds: true,
  givesTitle: 'heading',
  load: ({ testimonials }) => getTestimonials(testimonials, SHOWN),
  Component: ({ settings, data, context }) => {
    const { heading, subheading, button_text, button_link, button_colour } = settings;
    if (data.length === 0 && !heading && !subheading && !isButton(button_text, button_link)) return null;
    return (
      <section style={BAND}>
        <div className="wrap py-section">
          <WidgetHeading heading={heading} subheading={subheading} centred first={context.first} />
          <ShopReviews testimonials={data.slice(0, SHOWN)} context={context} />
          {data.length > 0 && (
            <ul className="grid gap-4 @content:grid-cols-3 @content:gap-6">
              {data.slice(0, SHOWN).map((testimonial) => (
                <li key={testimonial.id}>
                  <TestimonialCard testimonial={testimonial} />
                </li>
              ))}
            </ul>
          )}
          <p className="mt-10 text-center empty:hidden">
            <WidgetButton text={button_text} to={button_link} colour={button_colour} context={context} />
          </p>
        </div>
      </section>
    );
  },
});
