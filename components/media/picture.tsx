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

const MAX_WIDTH = 2000;

/** A cart may have many lines, so their pictures have minimal markup. */
type ShownPicture = Pick<PictureData, 'hash' | 'aspect' | 'alt'> & Partial<PictureData>;

interface PictureProps {
  picture: ShownPicture | null | undefined;
  /** Greatest displayed width, in CSS pixels. */
  width: number;
  /** Like `<img sizes>`: the displayed width for each window width. */
  sizes: string;
  /** Overrides the picture's crop. */
  aspect?: Aspect;
  /** The largest picture of the page: loaded immediately and first. */
  priority?: boolean;
  /** '' if the text beside the picture has the same meaning. */
  alt?: string;
  className?: string;
}

/** One transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Replaces a picture that cannot be loaded or decoded by its placeholder (specification 2, section 4); its alt text
 * stays.
 */
function markFailed(image: HTMLImageElement): void {
  if (image.src === NOTHING) return;
  console.warn('A picture cannot be shown:', image.currentSrc || image.src);
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
  image.src = NOTHING;
}

/** The picture may have failed before hydration. */
function look(image: HTMLImageElement | null): void {
  if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) markFailed(image);
}

/**
 * A picture on a plain background, in avif, webp or jpg. Without a picture, only the background with the shop's mark.
 */
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
  const widest = Math.min(width * 2, MAX_WIDTH);
  const fallback = widthWithin(picture, Math.min(stepWidth(width), 1200), shape);
  return (
    <picture className={frame}>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif', widest, shape)} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp', widest, shape)} sizes={sizes} />
      <img
        ref={look}
        onError={({ currentTarget }) => markFailed(currentTarget)}
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
