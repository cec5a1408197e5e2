import { decorativePicture } from '@/components/media/decorative-picture';
import { Picture } from '@/components/media/picture';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import type { ArticleCard as Article } from '@/lib/domain/content/blog';

interface ArticleCardProps {
  article: Article;
  /** 'By {author}', translated; empty without an author. */
  byline: string;
  /** Language of title and blurb, where the page has another. */
  lang: string | undefined;
  /** First of a list, with the width of the page. */
  lead?: boolean;
  priority?: boolean;
  /** Heading level of the title: one below the list's heading. */
  level?: 2 | 3;
}

export function ArticleCard({ article, byline, lang, lead = false, priority, level = 3 }: ArticleCardProps) {
  const picture = (
    <Picture
      picture={lead ? article.picture : decorativePicture(article.picture)}
      width={lead ? 1000 : 600}
      sizes={
        lead
          ? '(min-width: 90rem) 52rem, (min-width: 48rem) 58vw, 92vw'
          : '(min-width: 90rem) 29rem, (min-width: 48rem) 30vw, 92vw'
      }
      aspect="16x9"
      alt=""
      priority={priority}
      className="shot-zoom"
    />
  );
  const Title = `h${level}` as const;
  const words = (
    <>
      {article.group && <p className="eyebrow">{article.group.name}</p>}
      <Title className={lead ? 'mt-2 text-3xl' : 'mt-1 text-xl'}>
        <Link href={routes.article(article.slug)} lang={lang} className="story-link">
          {article.name}
        </Link>
      </Title>
      <p lang={lang} className={lead ? 'mt-4 text-lg text-soft' : 'mt-2 line-clamp-3 text-soft'}>
        {article.blurb}
      </p>
      {byline && <p className="mt-3 text-sm text-soft">{byline}</p>}
    </>
  );
  return lead ? (
    <article className="story grid items-center gap-6 md:grid-cols-12 md:gap-12">
      <div className="md:col-span-7">{picture}</div>
      <div className="md:col-span-5">{words}</div>
    </article>
  ) : (
    <article className="story">
      {picture}
      <div className="mt-4">{words}</div>
    </article>
  );
}
