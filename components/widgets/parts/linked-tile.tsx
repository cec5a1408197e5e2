import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { SmartLink } from '@/components/site/smart-link';
import { cx } from '@/components/ui/cx';
import type { Slide } from '@/lib/domain/content/gallery';
import { linkTarget } from '@/lib/domain/content/links';

/** The tile as a link, which needs a name; without a link if the slide has no address. */
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
  const isNamed = slide.heading !== '' || Boolean(slide.picture?.alt);
  return (
    <SmartLink to={slide.link} newTab={slide.newTab} newTabLabel={t('newTab')} className={layout}>
      {children}
      {!isNamed && <span className="sr-only">{slide.linkText || slide.link}</span>}
    </SmartLink>
  );
}
