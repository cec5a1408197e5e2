import { getTranslations } from 'next-intl/server';
import { defineWidget } from '@/components/widgets/parts/define';
import { embeddedMap } from '@/lib/config/embed-addresses';
import { MAX_LOCATION, mapAddress } from '@/lib/domain/content/map/map';
import { widgetSettings } from './schema';

/**
 * A map (specification 2, 'Map'). Nothing is loaded from a third party before the visitor consents: a frame on this
 * origin (app/embed/map) asks, and only then embeds the third party. So the page's own policy need not allow it.
 */
export const coreGoogleMap = defineWidget(widgetSettings, {
  Component: async ({ settings: { location, width, height, zoom, show_sign }, context: { previewOf } }) => {
    if (location.trim() === '') return null;
    const [t, layout] = await Promise.all([getTranslations('widgets'), getTranslations('layout')]);
    const address =
      location.length <= MAX_LOCATION ? embeddedMap({ location, zoom, sign: show_sign }, previewOf) : null;
    return (
      <figure style={{ maxWidth: width }}>
        {address !== null && (
          <iframe
            src={address}
            title={t('mapOf', { location })}
            loading="lazy"
            className="block w-full rounded-md bg-tint"
            style={{ height }}
          />
        )}
        <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
          <span className="own-direction text-soft">{location}</span>
          <a href={mapAddress(location)} target="_blank" rel="noreferrer" className="link">
            {t('openMap')}
            <span className="sr-only"> ({layout('newTab')})</span>
          </a>
        </figcaption>
      </figure>
    );
  },
});
