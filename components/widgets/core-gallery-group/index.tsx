import { getTranslations } from 'next-intl/server';
import { galleryWords } from '@/components/widgets/core-gallery/gallery-words';
import { Grid } from '@/components/widgets/core-gallery/grid';
import { widgetSettings as gallerySettings } from '@/components/widgets/core-gallery/schema';
import { type WidgetContext, defineWidget } from '@/components/widgets/parts/define';
import { scopeOf } from '@/components/widgets/parts/scope-of';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import { addressAt, itemOf } from '@/components/widgets/parts/widget-paging';
import { getGalleries, getGallery } from '@/lib/data/content/galleries';
import type { Gallery } from '@/lib/domain/content/gallery';
import { GalleryChoice } from './gallery-choice-lazy.client';
import { GalleryThumbnail } from './gallery-thumbnail';
import { widgetSettings } from './schema';

/** On pages with a slug, the address names the open gallery; elsewhere, such as on the home page, all are shown. */
function openOf(galleries: readonly Gallery[], context: WidgetContext): readonly Gallery[] {
  if (galleries.length === 1 || !context.slug) return galleries;
  return galleries.filter(({ url }) => url === itemOf(context));
}

/** Those that have something to show. */
async function galleriesOf(group: string): Promise<readonly Gallery[]> {
  return group === '' ? [] : (await getGalleries(group, '16x9')).filter(({ slides }) => slides.length > 0);
}

async function galleryAt(group: string, item: string): Promise<Gallery | undefined> {
  return (await galleriesOf(group)).find(({ url }) => url === item);
}

/**
 * The galleries of a group (specification 2, 'Gallery group block'). Each has an address, the page's followed by the
 * gallery, so that it works without scripts and can be shared.
 */
export const coreGalleryGroup = defineWidget(widgetSettings, {
  load: async ({ group, aspect }, context) => {
    const galleries = await galleriesOf(group);
    const open = await Promise.all(openOf(galleries, context).map(({ id }) => getGallery(id, '1x1', aspect)));
    return {
      galleries,
      open: open.filter((gallery): gallery is Gallery => gallery !== null && gallery.slides.length > 0),
    };
  },
  leadsTo: async ({ group }, { item, page }) => page === 1 && (await galleryAt(group, item)) !== undefined,
  describes: async ({ group }, item) => {
    const found = await galleryAt(group, item);
    return found ? { title: found.heading || found.url } : null;
  },
  Component: async ({ settings, data: { galleries, open }, context }) => {
    if (galleries.length === 0) return null;
    const t = await getTranslations('widgets');
    const looks = gallerySettings.schema.parse({
      grid_width: 4,
      show_heading: true,
      use_lightbox: true,
      lightbox_aspect: settings.aspect,
    });
    const anchorOf = (gallery: Gallery) => `gallery-${gallery.id}${scopeOf(context)}`;
    const hrefOf = (gallery: Gallery) =>
      `${context.slug ? addressAt(context.slug, { item: gallery.url, page: 1 }) : ''}#${anchorOf(gallery)}`;
    const shown = open.map((gallery) => (
      <div key={gallery.id} id={anchorOf(gallery)} className="mt-12 first:mt-0">
        <Grid
          slides={gallery.slides}
          settings={{ ...looks, heading: gallery.heading, subheading: gallery.subheading }}
        />
      </div>
    ));
    const thumbnails = galleries.length > 1 && (
      <nav aria-label={settings.heading || t('galleries')}>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
          {galleries.map((gallery) => (
            <li key={gallery.id}>
              <GalleryThumbnail
                gallery={gallery}
                href={hrefOf(gallery)}
                current={Boolean(context.slug) && open.some(({ id }) => id === gallery.id)}
              />
            </li>
          ))}
        </ul>
      </nav>
    );
    return (
      <>
        <WidgetHeading heading={settings.heading} subheading={settings.subheading} />
        {thumbnails && context.slug ? (
          <GalleryChoice thumbnails={thumbnails} aspect={settings.aspect} words={await galleryWords()}>
            {shown}
          </GalleryChoice>
        ) : (
          <>
            {thumbnails}
            {shown}
          </>
        )}
      </>
    );
  },
});
