import type { z } from 'zod';
import { getTranslations } from 'next-intl/server';
import { cx } from '@/components/ui/cx';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import type { Slide } from '@/lib/domain/content/gallery';
import { Lightbox, LightboxItem } from './lightbox';
import type { schema } from './schema';
import { LinkedTile, SlideTile } from './slide-tile';

/** Specification 2, 'Gallery block, type grid'. */
const COLUMNS: Readonly<Record<number, { className: string; sizes: string }>> = {
  1: { className: 'grid-cols-1', sizes: '(min-width: 90rem) 86rem, 94vw' },
  2: { className: 'grid-cols-2', sizes: '(min-width: 90rem) 43rem, 47vw' },
  3: { className: 'grid-cols-3', sizes: '(min-width: 90rem) 29rem, 31vw' },
  4: { className: 'grid-cols-2 md:grid-cols-4', sizes: '(min-width: 90rem) 22rem, (min-width: 48rem) 23vw, 47vw' },
  5: {
    className: 'grid-cols-3 md:grid-cols-4 lg:grid-cols-5',
    sizes: '(min-width: 64rem) 19vw, (min-width: 48rem) 23vw, 31vw',
  },
  6: {
    className: 'grid-cols-3 md:grid-cols-4 lg:grid-cols-6',
    sizes: '(min-width: 64rem) 16vw, (min-width: 48rem) 23vw, 31vw',
  },
};

/** Square tiles, which open the lightbox when it is asked for and lead on otherwise. */
export async function Grid({ slides, settings }: { slides: readonly Slide[]; settings: z.output<typeof schema> }) {
  const { heading, subheading, grid_width, show_heading, use_lightbox, lightbox_aspect } = settings;
  const { className, sizes } = COLUMNS[grid_width] ?? { className: 'grid-cols-3', sizes: '31vw' };
  const tile = (slide: Slide) => (
    <SlideTile slide={slide} width={grid_width === 1 ? 1200 : 600} sizes={sizes} showHeading={show_heading} />
  );
  const list = cx('grid gap-2 md:gap-4', className);
  const title = <WidgetHeading heading={heading} subheading={subheading} />;
  if (!use_lightbox) {
    return (
      <div className="wide-gutters">
        {title}
        <ul className={list}>
          {slides.map((slide) => (
            <li key={slide.id}>
              <LinkedTile slide={slide}>{tile(slide)}</LinkedTile>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const t = await getTranslations('widgets');
  return (
    <div className="wide-gutters">
      {title}
      <Lightbox label={heading || t('gallery')}>
        <ul className={list}>
          {slides.map((slide, index) => (
            <li key={slide.id}>
              <LightboxItem slide={slide} number={index + 1} aspect={lightbox_aspect}>
                {tile(slide)}
              </LightboxItem>
            </li>
          ))}
        </ul>
      </Lightbox>
    </div>
  );
}
