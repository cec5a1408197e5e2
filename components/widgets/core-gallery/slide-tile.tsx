import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/media/picture';
import { SmartLink } from '@/components/site/smart-link';
import { cx } from '@/components/ui/cx';
import type { Slide } from '@/lib/domain/content/gallery';
import { linkTarget } from '@/lib/domain/content/links';

interface SlideTileProps {
  slide: Slide;
  /** Widest rendering in CSS pixels, and how wide it stands at which window width. */
  width: number;
  sizes: string;
  showHeading: boolean;
  className?: string;
}

/** A square picture with its heading: over it on hover and focus, below it where nothing can hover. */
export function SlideTile({ slide, width, sizes, showHeading, className }: SlideTileProps) {
  const named = showHeading && slide.heading !== '';
  return (
    <span className={cx('captioned block overflow-clip', className)}>
      <Picture
        picture={slide.picture}
        width={width}
        sizes={sizes}
        aspect="1x1"
        alt={named ? '' : slide.heading || slide.picture?.alt}
        className="*:transition-transform *:duration-700 pointer:in-[.captioned:hover]:*:scale-103"
      />
      {named && <span className="tile-words font-medium">{slide.heading}</span>}
    </span>
  );
}

/** The tile as a link to where the slide leads; plain when it leads nowhere. */
export async function LinkedTile({
  slide,
  children,
  className,
}: {
  slide: Slide;
  children: ReactNode;
  className?: string;
}) {
  if (linkTarget(slide.link).kind === 'none') return <span className={cx('block', className)}>{children}</span>;
  const t = await getTranslations('layout');
  const layout = cx('block', className);
  return (
    <SmartLink to={slide.link} newTab={slide.newTab} newTabLabel={t('newTab')} className={layout}>
      {children}
    </SmartLink>
  );
}
