import { getLocale, getTranslations } from 'next-intl/server';
import { cx } from '@/components/ui/cx';
import type { ArticleCard as Article } from '@/lib/domain/content/blog';
import { contentLang } from '@/lib/domain/values/content-lang';
import { ArticleCard } from './article-card';

/** With `lead` the first article has the width of the page. */
export async function ArticleGrid({
  articles,
  lead = false,
  level,
}: {
  articles: readonly Article[];
  lead?: boolean;
  level?: 2 | 3;
}) {
  const [t, locale] = await Promise.all([getTranslations('blog'), getLocale()]);
  const lang = contentLang(locale);
  const byline = (article: Article) =>
    [
      article.author && t('by', { author: article.author }),
      article.readingTime > 0 && t('minutes', { minutes: article.readingTime }),
    ]
      .filter(Boolean)
      .join(', ');
  const [first, ...others] = articles;
  const rest = lead ? others : articles;
  return (
    <>
      {lead && first && (
        <div className="mb-12 md:mb-20">
          <ArticleCard article={first} byline={byline(first)} lang={lang} level={level} lead priority />
        </div>
      )}
      <ul className={cx('grid gap-x-8 gap-y-12', lead ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3')}>
        {rest.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} byline={byline(article)} lang={lang} level={level} />
          </li>
        ))}
      </ul>
    </>
  );
}
