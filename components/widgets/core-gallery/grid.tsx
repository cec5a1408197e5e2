import type { z } from 'zod';
import { Html } from '@/components/ui/text/html';
import { LinkedTile } from '@/components/widgets/parts/linked-tile';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import type { Slide } from '@/lib/domain/content/gallery';
import { galleryWords } from './gallery-words';
import { gridColumns } from './grid-columns';
import { LightboxGrid } from './lightbox';
import type { widgetSettings } from './schema';
import { SlideTile } from './slide-tile';

/** Square tiles, which open the lightbox if enabled, and are links otherwise. */
export async function Grid({
  slides,
  settings,
}: {
  slides: readonly Slide[];
  settings: z.output<typeof widgetSettings.schema>;
}) {
  const { heading, subheading, grid_width, show_heading, use_lightbox, lightbox_aspect } = settings;
  const { columns, tile } = gridColumns(grid_width, slides.length, show_heading);
  return (
    <div className="wide-gutters">
      <WidgetHeading heading={heading} subheading={subheading} />
      {use_lightbox ? (
        <LightboxGrid
          heading={heading}
          slides={slides}
          columns={columns}
          tile={tile}
          aspect={lightbox_aspect}
          words={await galleryWords()}
          SlideHtml={Html}
        />
      ) : (
        <ul className={columns}>
          {slides.map((slide) => (
            <li key={slide.id}>
              <LinkedTile slide={slide}>
                <SlideTile slide={slide} {...tile} />
              </LinkedTile>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
