import type { ComponentType, ReactNode } from 'react';
import { LightboxOpener } from '@/components/media/lightbox/lightbox-opener.client';
import type { LightboxLabels } from '@/components/media/lightbox/open-lightbox';
import { SmartLink } from '@/components/site/smart-link';
import { buttonClass } from '@/components/ui/button-class';
import type { Aspect } from '@/lib/contract/common';
import type { Slide } from '@/lib/domain/content/gallery';
import { linkTarget } from '@/lib/domain/content/links';
import { heightFor, imageAddress, sourceSet, widthWithin } from '@/lib/domain/media/picture';
import { type Template, fillWords } from '@/lib/i18n/fill-words';
import { SlideTile } from './slide-tile';

/** Specification 2, section 9: widths of the lightbox's pictures, and the maximum for zooming. */
const WIDTH = 2000;
const MAX_WIDTH = 4000;

/** Messages of a gallery with a lightbox. */
export interface GalleryWords extends Omit<LightboxLabels, 'viewer'> {
  /** Accessible name of a gallery without a heading. */
  readonly gallery: string;
  /** Template with the picture's name. */
  readonly enlarge: Template;
  readonly more: string;
  readonly newTab: string;
}

interface LightboxGridProps {
  heading: string;
  slides: readonly Slide[];
  columns: string;
  tile: Omit<Parameters<typeof SlideTile>[0], 'slide'>;
  /** Of the pictures in the lightbox. */
  aspect: Aspect;
  words: GalleryWords;
  /** Renders a slide's sanitized HTML. */
  SlideHtml: ComponentType<{ html: string; className?: string }>;
}

/**
 * Tiles that open a lightbox over the window, whose code is loaded on demand. Rendered on the server, or in the browser
 * for a gallery that is chosen there.
 */
export function LightboxGrid({ heading, slides, columns, tile, aspect, words, SlideHtml }: LightboxGridProps) {
  const { close, zoom, previous, next, failed } = words;
  return (
    <LightboxOpener labels={{ viewer: heading || words.gallery, close, zoom, previous, next, failed }}>
      <ul className={columns}>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <LightboxItem
              slide={slide}
              number={index + 1}
              aspect={aspect}
              words={words}
              isNamed={tile.showHeading}
              html={<SlideHtml html={slide.html} className="mx-auto" />}
            >
              <SlideTile slide={slide} {...tile} />
            </LightboxItem>
          </li>
        ))}
      </ul>
    </LightboxOpener>
  );
}

interface LightboxItemProps {
  slide: Slide;
  /** One-based. */
  number: number;
  aspect: Aspect;
  words: GalleryWords;
  /** Whether the tile shows the heading. */
  isNamed: boolean;
  html: ReactNode;
  children: ReactNode;
}

/** A link to the large picture; with scripts it opens the lightbox. */
function LightboxItem({ slide, number, aspect, words, isNamed, html, children }: LightboxItemProps) {
  const { picture } = slide;
  if (!picture) return children;
  const width = widthWithin(picture, WIDTH, aspect);
  const hasLink = linkTarget(slide.link).kind !== 'none';
  return (
    <>
      <a
        href={imageAddress(picture.hash, aspect, width, 'jpg')}
        aria-label={fillWords(words.enlarge, { name: slide.heading || picture.alt || String(number) })}
        data-lightbox=""
        data-srcset={sourceSet(picture, 'webp', MAX_WIDTH, aspect)}
        data-width={width}
        data-height={heightFor(aspect, width)}
        data-alt={picture.alt}
        className="block cursor-zoom-in"
      >
        {children}
      </a>
      <div className="scripted:hidden">
        {slide.heading && (
          <p className="lightbox-heading" hidden={isNamed}>
            {slide.heading}
          </p>
        )}
        {slide.subheading && <p>{slide.subheading}</p>}
        {html}
        {hasLink && (
          <p className="mt-3">
            <SmartLink
              to={slide.link}
              newTab={slide.newTab}
              newTabLabel={words.newTab}
              className={buttonClass({ size: 'sm' })}
            >
              {slide.linkText || words.more}
            </SmartLink>
          </p>
        )}
      </div>
    </>
  );
}
