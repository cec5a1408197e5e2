import { getTranslations } from 'next-intl/server';
import { defineWidget } from '@/components/widgets/parts/define';
import { embeddedCode } from '@/lib/config/embed-addresses';
import { RawCodeFrame } from './raw-code-frame.client';
import { widgetSettings } from './schema';

/**
 * Code as pasted by an editor. It is served at a separate address (app/embed/code) and framed with an opaque origin, so
 * that it has no access to the shop: no cookie, no session, no part of the page.
 */
export const coreRawCode = defineWidget(widgetSettings, {
  Component: async ({ settings, context: { slug, place, previewOf } }) => {
    // Its address contains the code's position on a page-builder page.
    if (settings.code.trim() === '' || slug === undefined || !place) return null;
    const t = await getTranslations('widgets');
    const address = embeddedCode(slug, place.block, place.index, previewOf);
    return (
      <div>
        <RawCodeFrame address={address} title={settings.title || t('embedded')} height={settings.height} />
        <p className="mt-2 text-sm text-soft no-script:block scripted:sr-only">
          <a href={address} target="_blank" rel="noreferrer" className="link">
            {t('openEmbedded')}
          </a>
        </p>
      </div>
    );
  },
});
