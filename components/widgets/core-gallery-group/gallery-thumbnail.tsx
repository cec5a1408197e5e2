import { Picture } from '@/components/media/picture';
import { Link } from '@/components/ui/link';
import type { Gallery } from '@/lib/domain/content/gallery';

interface GalleryThumbnailProps {
  gallery: Gallery;
  href: string;
  /** True if its gallery is open. */
  current: boolean;
}

/** A gallery's first slide, with its caption over it on hover and focus, or below it on touch screens. */
export function GalleryThumbnail({ gallery, href, current }: GalleryThumbnailProps) {
  return (
    <Link
      href={href}
      data-gallery={gallery.id}
      aria-current={current ? 'true' : undefined}
      className={
        'captioned block overflow-clip rounded-md aria-[current]:outline-2 aria-[current]:outline-offset-3 ' +
        'aria-[current]:outline-accent'
      }
    >
      <Picture
        picture={gallery.slides[0]?.picture}
        width={400}
        sizes="(min-width: 48rem) 30vw, 46vw"
        aspect="16x9"
        alt=""
      />
      <span className="tile-words">
        <span className="own-direction block font-serif text-lg leading-tight">{gallery.heading || gallery.url}</span>
        {gallery.subheading && <span className="own-direction block">{gallery.subheading}</span>}
      </span>
    </Link>
  );
}
