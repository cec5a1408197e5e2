import { getTranslations } from 'next-intl/server';
import { Background } from '@/components/media/background';
import { Picture } from '@/components/media/picture';
import { SmartLink } from '@/components/site/smart-link';
import { cx } from '@/components/ui/cx';
import { Heading } from '@/components/ui/heading';
import { toneStyle } from '@/components/widgets/parts/colours';
import { defineWidget } from '@/components/widgets/parts/define';
import { cleanProse } from '@/components/ui/text/clean-html';
import { Html } from '@/components/ui/text/html';
import { WidgetButton, isButton } from '@/components/widgets/parts/widget-button';
import { widgetSettings } from './schema';

const ALONG = {
  left: 'justify-items-start text-start',
  center: 'justify-items-center text-center',
  right: 'justify-items-end text-end',
} as const;
const ACROSS = { top: 'content-start', center: 'content-center', bottom: 'content-end' } as const;
/** Text and picture are side by side; on a phone, or with centred text, the picture is above the text. */
const ASIDE = {
  left: 'max-md:bottom-auto max-md:h-72 md:start-[max(40%,50%-9rem)]',
  center: 'bottom-auto h-72 md:h-100',
  right: 'max-md:bottom-auto max-md:h-72 md:end-[max(40%,50%-9rem)]',
} as const;
const BELOW = { left: 'max-md:pt-80', center: 'pt-80 md:pt-112', right: 'max-md:pt-80' } as const;

/**
 * The hero of section 2: 500 px high, text with a picture or a video, which the text never overlaps. Extension: its
 * name, which the catalogue does not list.
 */
export const coreHero = defineWidget(widgetSettings, {
  bleeds: true,
  givesTitle: 'heading',
  Component: async ({ settings, context }) => {
    const { heading, subheading, html, background_image, background_video, overlay_image, text_justify, text_align } =
      settings;
    const hasPicture =
      background_image !== null || background_video?.kind === 'file' || Boolean(background_video?.slate);
    const watch = background_video?.kind === 'youtube' ? background_video.address : null;
    const hasButton = isButton(settings.button_text, settings.button_link);
    const hasWords = Boolean(heading || subheading || cleanProse(html) || watch);
    if (!hasWords && !hasButton && !hasPicture && !overlay_image) return null;
    const [t, layout] = await Promise.all([getTranslations('widgets'), getTranslations('layout')]);
    const shared = hasPicture && (hasWords || hasButton);
    const tone = toneStyle(settings.background_colour, settings.text_colour);
    const centred = text_justify === 'center';
    return (
      <section
        className="relative isolate grid min-h-[500px] overflow-clip"
        style={{ ...tone, background: 'var(--back)' }}
      >
        <div className={cx('absolute inset-0', shared && ASIDE[text_justify])}>
          <Background
            picture={background_image}
            clip={background_video}
            opacity={settings.image_opacity}
            saturation={settings.image_saturation}
            parallax={settings.parallax}
            sizes="(min-width: 48rem) 100vw, 135vw"
            priority={context.first ?? false}
          />
        </div>
        <div
          className={cx(
            'toned wrap grid py-14 md:py-16',
            shared && BELOW[text_justify],
            ALONG[text_justify],
            ACROSS[text_align],
          )}
        >
          {overlay_image && (
            <Picture
              picture={overlay_image}
              width={300}
              sizes="12rem"
              className="mb-6 w-48 max-w-[50%] bg-transparent"
            />
          )}
          {(hasWords || hasButton) && (
            <div className={shared && !centred ? 'md:max-w-[38%]' : undefined}>
              {heading && (
                <Heading level={context.first ? 1 : 2} size="xl" className="max-w-content">
                  {heading}
                </Heading>
              )}
              {subheading && <p className="mt-4 max-w-reading text-xl first:mt-0">{subheading}</p>}
              <Html html={html} className={cx('mt-4 max-w-reading first:mt-0', centred && 'mx-auto')} />
              <WidgetButton
                text={settings.button_text}
                to={settings.button_link}
                colour={settings.button_colour}
                context={context}
                className="not-first:mt-8"
              />
              {watch !== null && (
                <p className="mt-6 first:mt-0">
                  <SmartLink to={watch} newTabLabel={layout('newTab')} className="underline underline-offset-4">
                    {t('watchVideo')}
                  </SmartLink>
                </p>
              )}
            </div>
          )}
        </div>
      </section>
    );
  },
});
