import { getLocale, getTranslations } from 'next-intl/server';
import { Picture } from '@/components/media/picture';
import { Heading } from '@/components/ui/heading';
import { Html } from '@/components/ui/text/html';
import type { ArticleDetail } from '@/lib/domain/content/blog';
import { contentLang } from '@/lib/domain/values/content-lang';
import { formatDay } from '@/lib/i18n/dates';

/** Head, picture and text of an article. */
export async function ArticleStory({ article, level }: { article: ArticleDetail; level: 1 | 2 }) {
  const [t, locale] = await Promise.all([getTranslations('blog'), getLocale()]);
  const lang = contentLang(locale);
  const facts = [
    article.author && t('by', { author: article.author }),
    article.publishedAt && formatDay(article.publishedAt, locale),
    article.readingTime > 0 && t('minutes', { minutes: article.readingTime }),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return (
    <>
      <header className="mx-auto mt-8 max-w-content text-center md:mt-14">
        {article.group && <p className="eyebrow">{article.group.name}</p>}
        <Heading level={level} size="xl" className="mt-3">
          <span lang={lang}>{article.name}</span>
        </Heading>
        <p lang={lang} className="mx-auto mt-5 max-w-reading text-lg text-balance text-soft">
          {article.blurb}
        </p>
        <p className="mt-5 flex flex-wrap justify-center gap-x-5 text-sm text-soft tabular">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </header>
      {article.picture && (
        <Picture
          picture={article.picture}
          width={1184}
          sizes="(min-width: 90rem) 74rem, 94vw"
          aspect="16x9"
          priority={level === 1}
          className="mx-auto mt-10 max-w-[74rem] max-md:-mx-gutter md:mt-14"
        />
      )}
      <Html html={article.content} className="mx-auto my-12 md:my-16" />
    </>
  );
}
