import type { z } from 'zod';
import { LinkedTile } from '@/components/widgets/parts/linked-tile';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import type { Slide } from '@/lib/domain/content/gallery';
import type { widgetSettings } from './schema';
import { SlideTile } from './slide-tile';

/** Square tiles with a shadow, linked to their slide's address (specification 2, type shadowgrid). */
export function ShadowGrid({
  slides,
  settings,
}: {
  slides: readonly Slide[];
  settings: z.output<typeof widgetSettings.schema>;
}) {
  return (
    <div className="wide-gutters">
      <WidgetHeading heading={settings.heading} subheading={settings.subheading} />
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-8">
        {slides.map((slide) => (
          <li key={slide.id}>
            <LinkedTile
              slide={slide}
              className={
                'rounded-md bg-surface shadow-lift transition-transform motion-safe:pointer:hover:-translate-y-1'
              }
            >
              <SlideTile
                slide={slide}
                width={600}
                sizes="(min-width: 90rem) 28rem, (min-width: 48rem) 30vw, 46vw"
                showHeading={settings.show_heading}
                className="rounded-md"
              />
            </LinkedTile>
          </li>
        ))}
      </ul>
    </div>
  );
}
