import { Picture } from '@/components/media/picture';
import { PRODUCT_IMAGE_WIDTH, PRODUCT_THUMBNAIL_WIDTH } from '@/lib/config/constants';
import type { Picture as PictureData } from '@/lib/domain/picture';
import { GalleryThumbnails } from './gallery-thumbnails.client';

interface ProductGalleryProps {
  pictures: readonly PictureData[];
  labels: { gallery: string; show: (number: number) => string };
}

/** A strip that snaps from picture to picture; thumbnails are links into it, so it works without scripts. */
export function ProductGallery({ pictures, labels }: ProductGalleryProps) {
  const many = pictures.length > 1;
  const shown = many ? pictures : [pictures[0] ?? null];
  return (
    <section aria-label={labels.gallery} className="max-md:-mx-gutter">
      <ul
        id="pictures"
        tabIndex={many ? 0 : undefined}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
      >
        {shown.map((picture, index) => (
          <li key={picture?.hash ?? index} id={`picture-${index + 1}`} className="w-full shrink-0 snap-start snap-always">
            <Picture
              picture={picture}
              width={PRODUCT_IMAGE_WIDTH}
              sizes="(min-width: 90rem) 51rem, (min-width: 48rem) 54vw, 100vw"
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {many && (
        <GalleryThumbnails strip="pictures" className="mt-3 flex gap-2 overflow-x-auto p-1 max-md:px-gutter">
          {pictures.map((picture, index) => (
            <a
              key={picture.hash}
              href={`#picture-${index + 1}`}
              aria-label={labels.show(index + 1)}
              className="w-18 shrink-0 opacity-60 transition-opacity hover:opacity-100 aria-[current]:opacity-100 aria-[current]:ring-1 aria-[current]:ring-ink first:[:not(:has([aria-current]))>&]:opacity-100"
            >
              <Picture picture={picture} width={PRODUCT_THUMBNAIL_WIDTH / 2} sizes="4.5rem" alt="" />
            </a>
          ))}
        </GalleryThumbnails>
      )}
    </section>
  );
}
