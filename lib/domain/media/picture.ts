import type { Aspect, Image } from '../../contract/common';

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const WIDTHS = [150, 300, 450, 600, 800, 1000, 1200, 1600, 2000] as const;
/** For the few browsers that do not know avif: each address counts in every page. */
const FEW_WIDTHS = [300, 600, 1200] as const;
const STEP = 25;
/** What can be wide is not shown narrower than a quarter of it. */
const NARROWEST_SHARE = 1 / 4;

/** A picture as pages know it. */
export interface Picture {
  readonly hash: string;
  readonly aspect: Aspect;
  readonly alt: string;
  /** Largest width in its aspect, in pixels; 0 when unknown. */
  readonly widest: number;
  readonly placeholder: string;
}

/** Rounds a width up to the platform's steps of 25 px (specification 2, section 9). */
export function stepWidth(width: number): number {
  return Math.ceil(width / STEP) * STEP;
}

/** Height in pixels that an aspect ratio gives a width. */
export function heightFor(aspect: Aspect, width: number): number {
  const [across = 1, down = 1] = aspect.split('x').map(Number);
  return Math.round((width * down) / across);
}

/** /assets/i/{hash}/{aspect}/{width}.{ext} on this origin (specification 2, section 7). */
export function imageAddress(hash: string, aspect: Aspect, width: number, format: ImageFormat): string {
  return `/assets/i/${encodeURIComponent(hash)}/${aspect}/${stepWidth(width)}.${format}`;
}

/** What an address of a picture is made of; `widest` is 0 where it is left out. */
type Addressed = Pick<Picture, 'hash' | 'aspect'> & Partial<Pick<Picture, 'widest'>>;

/** As wide as wanted, or as wide as there are pixels for it in an aspect; in pixels. */
export function widthWithin({ aspect, widest = 0 }: Addressed, wanted: number, shown = aspect): number {
  if (widest === 0) return wanted;
  const [across = 1, down = 1] = shown.split('x').map(Number);
  // Of another aspect the pixels of this one are there in any case.
  return Math.max(1, Math.min(wanted, widest, Math.floor((heightFor(aspect, widest) * across) / down)));
}

/** Candidates for `srcset`: none wider than `maxWidth`, which is among them, nor wider than the original. */
export function sourceSet(picture: Addressed, format: ImageFormat, maxWidth: number, aspect = picture.aspect): string {
  const largest = widthWithin(picture, stepWidth(maxWidth), aspect);
  const smaller =
    largest <= WIDTHS[0]
      ? [stepWidth(largest / 2)].filter((width) => width < largest)
      : (format === 'avif' ? WIDTHS : FEW_WIDTHS).filter(
          (width) => width < largest && width >= largest * NARROWEST_SHARE,
        );
  const widths = [...smaller, largest];
  return widths.map((width) => `${imageAddress(picture.hash, aspect, width, format)} ${width}w`).join(', ');
}

/**
 * Null when the platform has no picture or one that is not addressed by hash. `asked` is the width in pixels that the
 * read asked for.
 */
export function toPicture(image: Image | null | undefined, alt = '', asked = 0): Picture | null {
  if (!image || !/^[\w-]{6,128}$/.test(image.hash)) return null;
  const placeholder = image.placeholder.startsWith('data:image/') ? image.placeholder : '';
  // Who answers with less than was asked for has no more.
  const widest = image.max_width || (image.width < asked ? image.width : 0);
  return { hash: image.hash, aspect: image.aspect, alt: image.alt || alt, widest, placeholder };
}
