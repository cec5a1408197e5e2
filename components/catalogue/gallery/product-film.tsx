import { Icon } from '@/components/ui/icon';
import type { Film } from '@/lib/domain/catalogue/film';
import { type Picture, imageAddress } from '@/lib/domain/media/picture';

interface ProductFilmProps {
  film: Film;
  /** Shown until the video plays. */
  poster: Picture | undefined;
  labels: { watch: string; caption: string; newTab: string };
}

const POSTER_WIDTH = 1000;

/**
 * Videos of the platform play here and load on start; videos of other sites are links, so that those sites learn only
 * of visitors who follow them.
 */
export function ProductFilm({ film, poster, labels }: ProductFilmProps) {
  if (film.kind === 'link') {
    return (
      <p>
        <a
          href={film.address}
          target="_blank"
          rel="noopener"
          className="link inline-flex items-center gap-2 font-medium"
        >
          <Icon name="play" className="size-4.5" />
          {labels.watch}
          <span className="sr-only">, {labels.newTab}</span>
        </a>
      </p>
    );
  }
  return (
    <figure>
      {/* Muted, since the platform has no captions. */}
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={poster && imageAddress(poster.hash, '16x9', POSTER_WIDTH, 'jpg')}
        aria-label={labels.caption}
        className="aspect-video w-full bg-tint"
      >
        <source src={film.address} type={film.type} />
        <a href={film.address}>{labels.watch}</a>
      </video>
      <figcaption className="mt-2 text-sm text-soft">{labels.caption}</figcaption>
    </figure>
  );
}
