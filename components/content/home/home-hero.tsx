import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/media/picture';
import { ButtonLink } from '@/components/ui/button';
import { Html } from '@/components/ui/text/html';
import { routes } from '@/lib/config/routes';
import type { Row } from '@/lib/contract/content/page';
import type { Viewer } from '@/lib/domain/account/viewer';
import type { Picture as PictureData } from '@/lib/domain/media/picture';

export interface Opening {
  title: string;
  html: string;
}

const words = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Takes the hero's texts from the page's first row if it has a heading of level h1 and otherwise only text; returns the
 * other rows.
 */
export function splitOpening(rows: readonly Row[]): [Opening | null, readonly Row[]] {
  const widgets = rows[0]?.blocks.flatMap((block) => block.widgets) ?? [];
  const heading = widgets.find(({ outer, templatevar }) => outer === 'core/heading' && templatevar.level === 'h1');
  const others = widgets.filter((widget) => widget !== heading);
  if (!heading || others.some(({ outer }) => outer !== 'core/html')) return [null, rows];
  // As these widgets read their settings: each has two names.
  const { heading: title, text } = heading.templatevar;
  const html = others.map(({ templatevar }) => words(templatevar.html) || words(templatevar.content)).join('');
  return [{ title: words(title) || words(text), html }, rows.slice(1)];
}

interface HomeHeroProps {
  picture: PictureData | null;
  opening: Opening | null;
  viewer: Viewer;
  first: boolean;
}

/**
 * The first screen: who the shop is for, and two links. The picture is first, as on a phone, and has its own place on
 * wider screens: a browser may paint before it has both, and what is painted must not move.
 */
export async function HomeHero({ picture, opening, viewer, first }: HomeHeroProps) {
  const t = await getTranslations('home');
  const Title = first ? 'h1' : 'h2';
  return (
    <section className="grid border-b border-line lg:min-h-[min(44rem,100dvh-var(--header))] lg:grid-cols-12">
      <Picture
        picture={picture}
        width={1000}
        sizes="(min-width: 64rem) 58vw, 100vw"
        aspect="4x3"
        priority
        className="lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:aspect-auto! lg:*:absolute lg:*:inset-0"
      />
      <div
        className={
          'flex flex-col justify-end px-gutter pt-8 pb-12 lg:col-span-5 lg:py-16 ' +
          'xl:ps-[max(var(--gutter),(100vw-var(--container-page))/2)]'
        }
      >
        <p className="eyebrow max-w-narrow">{t('eyebrow')}</p>
        <Title className="mt-4 text-5xl text-balance">{opening?.title || t('title')}</Title>
        {opening?.html ? (
          <Html html={opening.html} className="mt-6 max-w-narrow text-base text-soft" />
        ) : (
          <p className="mt-6 max-w-narrow text-lg text-soft">{t('lead')}</p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={routes.shop()} size="lg">
            {t('shopRange')}
          </ButtonLink>
          {viewer.kind === 'visitor' && (
            <ButtonLink href={routes.signup} size="lg" variant="secondary">
              {t('requestAccount')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
