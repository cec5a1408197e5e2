import type { z } from 'zod';
import { Picture } from '@/components/media/picture';
import { LinkedTile } from '@/components/widgets/parts/linked-tile';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import type { Aspect } from '@/lib/contract/common';
import type { Slide } from '@/lib/domain/content/gallery';
import type { widgetSettings } from './schema';

/** Centred pictures, three per row, also in an incomplete last row (specification 2, type centeredgrid). */
export function CenteredGrid({
  slides,
  settings,
  aspect,
}: {
  slides: readonly Slide[];
  settings: z.output<typeof widgetSettings.schema>;
  aspect: Aspect;
}) {
  return (
    <div className="wide-gutters">
      <WidgetHeading heading={settings.heading} subheading={settings.subheading} centred />
      <ul
        className="mx-auto flex max-w-(--three) flex-wrap justify-center gap-3 md:gap-8"
        style={{ '--three': `calc(${3 * settings.width}px + 4rem)` }}
      >
        {slides.map((slide) => {
          const named = slide.heading !== '' && (settings.show_heading || !slide.picture);
          return (
            <li
              key={slide.id}
              className="w-[calc((100%-1.5rem)/3)] md:w-[calc((100%-4rem)/3)]"
              style={{ maxWidth: settings.width }}
            >
              <LinkedTile slide={slide}>
                <Picture
                  picture={slide.picture}
                  width={settings.width}
                  sizes={`(min-width: 48rem) min(30vw, ${settings.width}px), 30vw`}
                  aspect={aspect}
                  alt={named ? '' : slide.heading || slide.picture?.alt}
                />
                {named && <span className="own-direction mt-2 block text-center text-sm">{slide.heading}</span>}
              </LinkedTile>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
