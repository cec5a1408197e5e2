import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/media/picture';
import { Icon } from '@/components/ui/icon';
import { LightboxOpener } from '@/components/media/lightbox/lightbox-opener.client';
import { PRODUCT_IMAGE_WIDTH, PRODUCT_THUMBNAIL_WIDTH } from '@/lib/config/constants';
import {
  type Picture as PictureData,
  heightFor,
  imageAddress,
  sourceSet,
  widthWithin,
} from '@/lib/domain/media/picture';
import { GalleryThumbnails } from './gallery-thumbnails.client';

interface ProductGalleryProps {
  /** Name of the product. */
  name: string;
  pictures: readonly PictureData[];
  /** The end of its ids, on a page with several. */
  scope?: string;
}

/** Width in pixels of the largest picture, shown in the lightbox. */
const LARGE = 2000;

/**
 * A strip with scroll snapping; if there are several pictures, with thumbnails that link to them. Each picture links to
 * its larger version; with scripts it opens the lightbox.
 */
export async function ProductGallery({ name, pictures, scope = '' }: ProductGalleryProps) {
  const t = await getTranslations('product');
  const many = pictures.length > 1;
  const title = t('pictures', { name });
  const viewer = {
    viewer: title,
    close: t('viewer.close'),
    zoom: t('viewer.zoom'),
    previous: t('viewer.previous'),
    next: t('viewer.next'),
    failed: t('viewer.failed'),
  };
  return (
    <section aria-label={title} className="max-md:-mx-gutter">
      <LightboxOpener labels={viewer}>
        <ul
          id={`pictures${scope}`}
          className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
        >
          {pictures.length === 0 && (
            <li className="w-full shrink-0">
              <Picture picture={null} width={PRODUCT_IMAGE_WIDTH} sizes="100vw" />
            </li>
          )}
          {pictures.map((picture, index) => (
            <li
              key={picture.hash}
              id={`picture-${index + 1}${scope}`}
              className="w-full shrink-0 snap-start snap-always"
            >
              <LargeLink picture={picture} enlarge={t('enlarge')}>
                <Picture
                  picture={picture}
                  width={PRODUCT_IMAGE_WIDTH}
                  sizes="(min-width: 90rem) 51rem, (min-width: 48rem) 54vw, 100vw"
                  priority={index === 0}
                />
              </LargeLink>
            </li>
          ))}
        </ul>
      </LightboxOpener>
      {many && (
        <GalleryThumbnails strip={`pictures${scope}`} className="mt-3 flex gap-2 overflow-x-auto p-1 max-md:px-gutter">
          {pictures.map((picture, index) => (
            <a
              key={picture.hash}
              href={`#picture-${index + 1}${scope}`}
              aria-label={t('showPicture', { number: index + 1, count: pictures.length })}
              className={
                'w-18 shrink-0 opacity-60 transition-opacity hover:opacity-100 aria-[current]:opacity-100 ' +
                'aria-[current]:ring-1 aria-[current]:ring-ink first:[:not(:has([aria-current]))>&]:opacity-100'
              }
            >
              {/* The constant is in device pixels, for a device pixel ratio of 2. */}
              <Picture picture={picture} width={PRODUCT_THUMBNAIL_WIDTH / 2} sizes="4.5rem" alt="" />
            </a>
          ))}
        </GalleryThumbnails>
      )}
    </section>
  );
}

function LargeLink({ picture, enlarge, children }: { picture: PictureData; enlarge: string; children: ReactNode }) {
  const width = widthWithin(picture, LARGE);
  return (
    <a
      href={imageAddress(picture.hash, picture.aspect, width, 'jpg')}
      data-lightbox=""
      data-srcset={sourceSet(picture, 'webp', width)}
      data-width={width}
      data-height={heightFor(picture.aspect, width)}
      data-alt={picture.alt}
      className="group relative block cursor-zoom-in -outline-offset-2"
    >
      {children}
      <span
        className={
          'absolute end-3 bottom-3 grid size-9 place-items-center rounded-full bg-surface text-soft ' +
          'transition-colors group-hover:text-ink'
        }
      >
        <Icon name="plus" className="size-4" />
        <span className="sr-only">{enlarge}</span>
      </span>
    </a>
  );
}
