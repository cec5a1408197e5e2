import { Picture } from '@/components/media/picture';
import { getTranslations } from 'next-intl/server';
import { cx } from '@/components/ui/cx';
import type { Testimonial } from '@/lib/domain/content/testimonials';
import { Html } from '@/components/ui/text/html';

const BEST = 5;
/** An SVG, since not every device's fonts have a star. */
const STAR = 'M10 1l2.7 5.9 6.3.7-4.7 4.4 1.3 6.4L10 15.2l-5.6 3.2 1.3-6.4L1 7.6l6.3-.7z';

export async function TestimonialCard({ testimonial, className }: { testimonial: Testimonial; className?: string }) {
  const t = await getTranslations('widgets');
  const { html, name, title, picture, rating } = testimonial;
  return (
    <figure
      className={cx('flex h-full flex-col rounded-md border border-line bg-surface p-6 text-ink md:p-8', className)}
    >
      {rating > 0 && (
        <p className="mb-4 flex gap-1 text-accent">
          {Array.from({ length: BEST }, (_, star) => (
            <svg
              key={star}
              viewBox="0 0 20 20"
              aria-hidden="true"
              className={cx('size-4 fill-current', star >= Math.round(rating) && 'text-line')}
            >
              <path d={STAR} />
            </svg>
          ))}
          <span className="sr-only">{t('rating', { rating, best: BEST })}</span>
        </p>
      )}
      <blockquote className="flex-1">
        <Html html={html} />
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-4">
        {picture && (
          <Picture
            picture={picture}
            width={100}
            sizes="3.5rem"
            aspect="1x1"
            alt=""
            className="size-14 shrink-0 rounded-full"
          />
        )}
        <span className="min-w-0">
          <span className="own-direction block font-medium">{name}</span>
          {title && <span className="own-direction block text-sm text-soft">{title}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
