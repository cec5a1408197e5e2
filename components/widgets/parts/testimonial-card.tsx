import { Picture } from '@/components/media/picture';
import { getTranslations } from 'next-intl/server';
import { cx } from '@/components/ui/cx';
import type { Testimonial } from '@/lib/domain/content/testimonials';
import { Html } from '@/components/ui/text/html';

const BEST = 5;

/** What a customer said, and who. */
export async function TestimonialCard({ testimonial, className }: { testimonial: Testimonial; className?: string }) {
  const t = await getTranslations('widgets');
  const { html, name, title, picture, rating } = testimonial;
  return (
    <figure
      className={cx('flex h-full flex-col rounded-md border border-line bg-surface p-6 text-ink md:p-8', className)}
    >
      {rating > 0 && (
        <p className="mb-4 text-accent">
          <span aria-hidden="true" className="tracking-widest">
            {'★'.repeat(Math.round(rating))}
            <span className="text-line">{'★'.repeat(BEST - Math.round(rating))}</span>
          </span>
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
          <span className="block font-medium">{name}</span>
          {title && <span className="block text-sm text-soft">{title}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
