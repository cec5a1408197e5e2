import type { z } from 'zod';
import { defineWidget } from '@/components/widgets/parts/define';
import type { Aspect } from '@/lib/contract/common';
import { getGallery } from '@/lib/data/content/galleries';
import { CenteredGrid } from './centered-grid';
import { Grid } from './grid';
import { widgetSettings } from './schema';
import { ShadowGrid } from './shadow-grid';
import { SliderView } from './slider-view';

/** Squares are specified for two of the grids; the other layouts can be given an aspect. */
function aspectOf({ type, aspect }: z.output<typeof widgetSettings.schema>): Aspect {
  if (type === 'slider') return aspect ?? '16x9';
  return (type === 'centeredgrid' ? aspect : null) ?? '1x1';
}

/** Slides of a gallery, in one of four layouts (specification 2, 'Gallery block'). */
export const coreGallery = defineWidget(widgetSettings, {
  bleeds: true,
  load: async (settings) =>
    settings.gallery === '' ? null : getGallery(settings.gallery, aspectOf(settings), settings.lightbox_aspect),
  Component: ({ settings, data, context }) => {
    const slides = data?.slides.slice(0, settings.limit_slides || undefined) ?? [];
    if (slides.length === 0) return null;
    switch (settings.type) {
      case 'slider':
        return (
          <SliderView
            slides={slides}
            label={settings.heading || (data?.heading ?? '')}
            aspect={aspectOf(settings)}
            context={context}
          />
        );
      case 'grid':
        return <Grid slides={slides} settings={settings} />;
      case 'shadowgrid':
        return <ShadowGrid slides={slides} settings={settings} />;
      case 'centeredgrid':
        return <CenteredGrid slides={slides} settings={settings} aspect={aspectOf(settings)} />;
    }
  },
});
