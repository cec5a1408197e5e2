import { getTranslations } from 'next-intl/server';
import { Background } from '@/components/media/background';
import { Picture } from '@/components/media/picture';
import { SmartLink } from '@/components/layout/smart-link';
import { cx } from '@/components/ui/cx';
import { Heading } from '@/components/ui/text/heading';
import { toneStyle } from '@/components/widgets/parts/colours';
import { defineWidget } from '@/components/widgets/define';
import { Html } from '@/components/widgets/parts/html';
import { WidgetButton } from '@/components/widgets/parts/widget-button';
import { schema } from './schema';

const ALONG = {
  left: 'justify-items-start text-start',
  center: 'justify-items-center text-center',
  right: 'justify-items-end text-end',
} as const;
const ACROSS = { top: 'content-start', center: 'content-center', bottom: 'content-end' } as const;
/** Shades the picture where the words stand, so that they stay readable on any. */
const SHADE = {
  left: 'max-md:bg-[color-mix(in_oklab,var(--back)_52%,transparent)] md:bg-linear-to-r md:rtl:bg-linear-to-l from-[color-mix(in_oklab,var(--back)_68%,transparent)] to-transparent',
  center: 'bg-[color-mix(in_oklab,var(--back)_42%,transparent)]',
  right:
    'max-md:bg-[color-mix(in_oklab,var(--back)_52%,transparent)] md:bg-linear-to-l md:rtl:bg-linear-to-r from-[color-mix(in_oklab,var(--back)_68%,transparent)] to-transparent',
} as const;

/** The hero of section 2: 500 px, words on a picture or a video. The catalogue does not list its name, which is ours. */
export const coreHero = defineWidget({
  outer: 'core/hero',
  schema,
  bleeds: true,
  givesTitle: 'heading',
  owns: ['background_image', 'background_colour', 'text_colour'],
  Component: async ({ settings, context }) => {
    const { heading, subheading, html, background_image, background_video, overlay_image, text_justify, text_align } =
      settings;
    if (!heading && !subheading && !html && !background_image && !background_video) return null;
    const [t, layout] = await Promise.all([getTranslations('widgets'), getTranslations('layout')]);
    const tone = toneStyle('', settings.text_colour);
    const centred = text_justify === 'center';
    return (
      <section
        className="relative isolate grid min-h-[500px] overflow-clip"
        style={{ ...tone, background: 'var(--back)' }}
      >
        <Background
          picture={background_image}
          clip={background_video}
          opacity={settings.image_opacity}
          saturation={settings.image_saturation}
          parallax={settings.parallax}
          priority={context.first ?? false}
        />
        <div aria-hidden="true" className={cx('absolute inset-0 -z-10', SHADE[text_justify])} />
        <div className={cx('toned wrap grid py-14 md:py-16', ALONG[text_justify], ACROSS[text_align])}>
          {overlay_image && (
            <Picture
              picture={overlay_image}
              width={300}
              sizes="12rem"
              className="mb-6 w-48 max-w-[50%] bg-transparent"
            />
          )}
          {heading && (
            <Heading level={context.first ? 1 : 2} size="xl" className="max-w-content">
              {heading}
            </Heading>
          )}
          {subheading && <p className="mt-4 max-w-prose text-xl">{subheading}</p>}
          <Html html={html} className={cx('mt-4 max-w-prose', centred && 'mx-auto')} />
          <WidgetButton
            text={settings.button_text}
            to={settings.button_link}
            colour={settings.button_colour}
            context={context}
            className="mt-8"
          />
          {background_video?.kind === 'youtube' && (
            <SmartLink
              to={background_video.address}
              newTabLabel={layout('newTab')}
              className="mt-6 underline underline-offset-4"
            >
              {t('watchVideo')}
            </SmartLink>
          )}
        </div>
      </section>
    );
  },
});
