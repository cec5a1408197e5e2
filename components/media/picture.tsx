'use client';

import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import type { Aspect } from '@/lib/contract/common';
import {
  type Picture as PictureData,
  heightFor,
  imageAddress,
  sourceSet,
  stepWidth,
  widthWithin,
} from '@/lib/domain/media/picture';

const WIDEST = 2000;

/** A cart may have many lines, so their pictures have minimal markup. */
type ShownPicture = Pick<PictureData, 'hash' | 'aspect' | 'alt'> & Partial<PictureData>;

interface PictureProps {
  picture: ShownPicture | null | undefined;
  /** Widest rendering in CSS pixels. */
  width: number;
  /** As in `<img sizes>`: how wide the picture stands at which window width. */
  sizes: string;
  /** Another crop than the picture's own. */
  aspect?: Aspect;
  /** The largest picture of the page: loads at once and first. */
  priority?: boolean;
  /** '' where the text beside the picture says the same. */
  alt?: string;
  className?: string;
}

/** One transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A picture that does not arrive or cannot be decoded leaves its placeholder (specification 2, section 4); its alt text
 * stays.
 */
function giveUp(image: HTMLImageElement): void {
  if (image.src === NOTHING) return;
  console.warn('A picture cannot be shown:', image.currentSrc || image.src);
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
  image.src = NOTHING;
}

/** It may have failed before hydration. */
function look(image: HTMLImageElement | null): void {
  if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) giveUp(image);
}

/** A picture on the quiet ground, in avif, webp or jpg. Without one, the ground alone with the shop's mark. */
export function Picture({ picture, width, sizes, aspect, priority = false, alt, className }: PictureProps) {
  const shape = aspect ?? picture?.aspect ?? '1x1';
  const frame = cx('shot', className);
  if (!picture) {
    return (
      <span className={cx(frame, 'shot-none')} style={{ aspectRatio: shape.replace('x', '/') }} aria-hidden="true">
        <Icon name="leaf" className="size-10 text-edge stroke-1 opacity-60" />
      </span>
    );
  }
  const widest = Math.min(width * 2, WIDEST);
  const fallback = widthWithin(picture, Math.min(stepWidth(width), 1200), shape);
  return (
    <picture className={frame}>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif', widest, shape)} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp', widest, shape)} sizes={sizes} />
      <img
        ref={look}
        onError={({ currentTarget }) => giveUp(currentTarget)}
        src={imageAddress(picture.hash, shape, fallback, 'jpg')}
        width={fallback}
        height={heightFor(shape, fallback)}
        alt={alt ?? picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        style={picture.placeholder ? { background: `center / cover url("${picture.placeholder}")` } : undefined}
      />
    </picture>
  );
}
