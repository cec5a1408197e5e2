import { defineWidget } from '@/components/widgets/parts/define';
import { getGallery } from '@/lib/data/content/galleries';
import { CenteredGrid } from './centered-grid';
import { Grid } from './grid';
import { widgetSettings } from './schema';
import { ShadowGrid } from './shadow-grid';
import { SliderView } from './slider-view';

/** Slides of a gallery, in one of four layouts (specification 2, 'Gallery block'). */
export const coreGallery = defineWidget(widgetSettings, {
  bleeds: true,
  load: async ({ gallery, aspect, type, lightbox_aspect }) =>
    gallery === '' ? null : getGallery(gallery, type === 'slider' ? aspect : '1x1', lightbox_aspect),
  Component: ({ settings, data, context }) => {
    const slides = data?.slides.slice(0, settings.limit_slides || undefined) ?? [];
    if (slides.length === 0) return null;
    switch (settings.type) {
      case 'slider':
        return (
          <SliderView
            slides={slides}
            label={settings.heading || (data?.heading ?? '')}
            aspect={settings.aspect}
            context={context}
          />
        );
      case 'grid':
        return <Grid slides={slides} settings={settings} />;
      case 'shadowgrid':
        return <ShadowGrid slides={slides} settings={settings} />;
      case 'centeredgrid':
        return <CenteredGrid slides={slides} settings={settings} />;
    }
  },
});
