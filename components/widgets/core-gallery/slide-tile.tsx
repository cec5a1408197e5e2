import { Picture } from '@/components/media/picture';
import { cx } from '@/components/ui/cx';
import type { Slide } from '@/lib/domain/content/gallery';

interface SlideTileProps {
  slide: Slide;
  /** Greatest displayed width in CSS pixels, and its `sizes`. */
  width: number;
  sizes: string;
  showHeading: boolean;
  className?: string;
}

/** A square picture with its heading: over it on hover and focus, below it on touch screens. */
export function SlideTile({ slide, width, sizes, showHeading, className }: SlideTileProps) {
  // Without a picture the heading is all there is, and the name of its link.
  const named = slide.heading !== '' && (showHeading || !slide.picture);
  return (
    <span className={cx('captioned block overflow-clip', className)}>
      <Picture
        picture={slide.picture}
        width={width}
        sizes={sizes}
        aspect="1x1"
        alt={named ? '' : slide.heading || slide.picture?.alt}
        className="shot-zoom"
      />
      {named && <span className="tile-words own-direction font-medium">{slide.heading}</span>}
    </span>
  );
}
