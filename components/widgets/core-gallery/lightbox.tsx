import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { SmartLink } from '@/components/site/smart-link';
import { buttonClass } from '@/components/ui/button-class';
import { Html } from '@/components/ui/text/html';
import type { Aspect } from '@/lib/contract/common';
import type { Slide } from '@/lib/domain/content/gallery';
import { linkTarget } from '@/lib/domain/content/links';
import { heightFor, imageAddress, sourceSet, widthWithin } from '@/lib/domain/media/picture';
import { LightboxOpener } from '@/components/media/lightbox/lightbox-opener.client';

/** Specification 2, section 9: pictures of the lightbox, and the widest that zooming may need. */
const WIDTH = 2000;
const WIDEST = 4000;

/**
 * Opens the items inside it in a viewer over the whole window. Its code is loaded when one is opened for the first
 * time.
 */
export async function Lightbox({ label, children }: { label: string; children: ReactNode }) {
  const t = await getTranslations('widgets');
  const labels = {
    viewer: label,
    close: t('close'),
    zoom: t('zoom'),
    previous: t('previous'),
    next: t('next'),
    failed: t('pictureFailed'),
  };
  return <LightboxOpener labels={labels}>{children}</LightboxOpener>;
}

interface LightboxItemProps {
  slide: Slide;
  /** From 1. */
  number: number;
  aspect: Aspect;
  children: ReactNode;
}

/** A link to the large picture, which is all there is without scripts; with them it opens the viewer. */
export async function LightboxItem({ slide, number, aspect, children }: LightboxItemProps) {
  const { picture } = slide;
  if (!picture) return children;
  const [t, layout] = await Promise.all([getTranslations('widgets'), getTranslations('layout')]);
  const width = widthWithin(picture, WIDTH, aspect);
  const hasLink = linkTarget(slide.link).kind !== 'none';
  return (
    <>
      <a
        href={imageAddress(picture.hash, aspect, width, 'jpg')}
        aria-label={t('enlarge', { name: slide.heading || picture.alt || String(number) })}
        data-lightbox=""
        data-srcset={sourceSet(picture, 'webp', WIDEST, aspect)}
        data-width={width}
        data-height={heightFor(aspect, width)}
        data-alt={picture.alt}
        className="block cursor-zoom-in"
      >
        {children}
      </a>
      <div hidden>
        {slide.heading && <p className="lightbox-heading">{slide.heading}</p>}
        {slide.subheading && <p>{slide.subheading}</p>}
        <Html html={slide.html} className="mx-auto" />
        {hasLink && (
          <p className="mt-3">
            <SmartLink
              to={slide.link}
              newTab={slide.newTab}
              newTabLabel={layout('newTab')}
              className={buttonClass({ size: 'sm' })}
            >
              {slide.linkText || t('more')}
            </SmartLink>
          </p>
        )}
      </div>
    </>
  );
}
