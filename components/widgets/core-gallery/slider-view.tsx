import { getTranslations } from 'next-intl/server';
import { Background } from '@/components/media/background';
import { SmartLink } from '@/components/site/smart-link';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { toneStyle } from '@/components/widgets/parts/colours';
import type { WidgetContext } from '@/components/widgets/parts/define';
import { Html } from '@/components/ui/text/html';
import type { Aspect } from '@/lib/contract/common';
import type { Slide } from '@/lib/domain/content/gallery';
import { linkTarget } from '@/lib/domain/content/links';
import { Slider } from './slider-lazy.client';

interface SliderViewProps {
  slides: readonly Slide[];
  label: string;
  aspect: Aspect;
  context: WidgetContext;
}

/**
 * A carousel of slides, one at a time (specification 2, type slider). Without scripts it is a strip with scroll
 * snapping.
 */
export async function SliderView({ slides, label, aspect, context }: SliderViewProps) {
  const t = await getTranslations('widgets');
  const labels = {
    kind: t('slider'),
    slider: label || t('slider'),
    play: t('play'),
    pause: t('pause'),
    previous: t('previousSlide'),
    next: t('nextSlide'),
    slides: slides.map((_, index) => t('slideOf', { number: index + 1, count: slides.length })),
  };
  return (
    <Slider
      labels={labels}
      slides={slides.map((slide, index) => (
        <SlideView
          key={slide.id}
          slide={slide}
          aspect={aspect}
          many={slides.length > 1}
          priority={index === 0 && (context.first ?? false)}
        />
      ))}
    />
  );
}

/** Darkens the picture behind the text, so that the text is readable on every picture. */
const SHADE =
  'bg-linear-to-t from-[color-mix(in_oklab,var(--back)_92%,transparent)] ' +
  'via-[color-mix(in_oklab,var(--back)_74%,transparent)] via-65% to-transparent';

/** On a narrow window a slide is at least 20 rem high, so a wide picture is cropped at its sides. */
function sizesOf(aspect: Aspect): string {
  const [width = 1, height = 1] = aspect.split('x').map(Number);
  return `(min-width: 48rem) 100vw, max(100vw, ${Math.ceil((20 * width) / height)}rem)`;
}

/** A picture under its overlay colour, with text; the whole slide is a link. */
async function SlideView({
  slide,
  aspect,
  many,
  priority,
}: {
  slide: Slide;
  aspect: Aspect;
  many: boolean;
  priority: boolean;
}) {
  const layout = await getTranslations('layout');
  // White without an overlay colour, but not behind white text.
  const tone = toneStyle(slide.overlayColour || (slide.textColour === 'white' ? 'black' : 'white'), slide.textColour);
  const hasWords = slide.heading !== '' || slide.subheading !== '' || slide.html !== '';
  const leads = linkTarget(slide.link).kind !== 'none';
  const link = (text: string, className: string) => (
    <SmartLink
      to={slide.link}
      newTab={slide.newTab}
      newTabLabel={layout('newTab')}
      className={cx(className, 'after:absolute after:inset-0')}
    >
      {text}
    </SmartLink>
  );
  return (
    <div className="relative isolate grid h-full grid-cols-1 overflow-clip *:[grid-area:1/1]" style={tone}>
      <Background
        picture={slide.picture}
        opacity={slide.opacity}
        saturation={slide.saturation}
        sizes={sizesOf(aspect)}
        priority={priority}
      />
      {/* As high as the aspect requires, or higher if the text needs it. */}
      <div
        aria-hidden="true"
        className="max-h-[44rem] min-h-80 w-full"
        style={{ aspectRatio: aspect.replace('x', '/') }}
      />
      <div className={cx('toned self-end px-gutter pt-28', many ? 'pb-20' : 'pb-8', hasWords && SHADE)}>
        {slide.heading && (
          <p className="max-w-content font-serif text-3xl text-balance">
            {leads && !slide.linkText
              ? link(slide.heading, 'hover:underline hover:decoration-1 hover:underline-offset-4')
              : slide.heading}
          </p>
        )}
        {slide.subheading && <p className="mt-2 max-w-reading text-lg">{slide.subheading}</p>}
        {/* Links of its own must not be below the slide's. */}
        <Html html={slide.html} className={cx('mt-2 max-w-reading', /<a\s/i.test(slide.html) && 'relative z-10')} />
        {leads && slide.linkText && <p className="mt-5">{link(slide.linkText, buttonClass())}</p>}
        {leads && !slide.linkText && !slide.heading && link(slide.picture?.alt || slide.link, 'text-transparent')}
      </div>
    </div>
  );
}
