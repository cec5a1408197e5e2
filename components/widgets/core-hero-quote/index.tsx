import { Background } from '@/components/media/background';
import { Picture } from '@/components/media/picture';
import { toneStyle } from '@/components/widgets/parts/colours';
import { defineWidget } from '@/components/widgets/parts/define';
import { cleanProse } from '@/components/ui/text/clean-html';
import { Html } from '@/components/ui/text/html';
import { widgetSettings } from './schema';

/** A large quotation on a colour of the theme, over a picture or video (specification 2, 'Hero quote'). */
export const coreHeroQuote = defineWidget(widgetSettings, {
  bleeds: true,
  Component: ({ settings }) => {
    const { html, name, title, overlay_image, background_image, background_video } = settings;
    if (cleanProse(html) === '') return null;
    const tone = toneStyle(settings.overlay_colour || 'sec', '');
    const hasBackground = background_image !== null || background_video !== null;
    return (
      <section className="relative isolate overflow-clip" style={tone}>
        <Background
          picture={background_image}
          clip={background_video}
          opacity={settings.image_opacity}
          saturation={settings.image_saturation}
        />
        {hasBackground && (
          <div
            aria-hidden="true"
            className="absolute inset-0 -z-10 opacity-80"
            style={{ background: tone.background }}
          />
        )}
        <figure className="toned wrap flex flex-col items-center py-section text-center">
          {overlay_image && (
            <Picture picture={overlay_image} width={300} sizes="8rem" aspect="1x1" className="mb-8 w-32 rounded-full" />
          )}
          <blockquote>
            <Html html={html} className="mx-auto max-w-content font-serif text-3xl! leading-tight!" />
          </blockquote>
          {(name || title) && (
            <figcaption className="mt-8">
              <span className="own-direction block font-medium">{name}</span>
              {title && <span className="own-direction block text-soft">{title}</span>}
            </figcaption>
          )}
        </figure>
      </section>
    );
  },
});
