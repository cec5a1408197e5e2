import type { BlogPosting, WithContext } from 'schema-dts';
import { routes } from '../config/routes';
import type { SiteSettings } from '../domain/site/settings';
import type { ArticleDetail } from '../domain/content/blog';
import { plainText } from '../domain/content/plain-text';
import { cut } from '../domain/values/cut';
import { absolute, absoluteImage, isoInstant } from './absolute';
import { organizationReference } from './site-data';

/** Maximum length of an article's headline, in characters (specification 2, section 9). */
const HEADLINE_LENGTH = 110;

export function articleData(article: ArticleDetail, settings: SiteSettings): WithContext<BlogPosting> {
  const url = absolute(routes.article(article.slug));
  const description = plainText(article.metaDescription);
  const [published, modified] = [isoInstant(article.publishedAt), isoInstant(article.updatedAt)];
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: cut(article.name, HEADLINE_LENGTH).trim(),
    url,
    mainEntityOfPage: url,
    publisher: organizationReference(settings),
    ...(description && { description }),
    ...(article.author && { author: { '@type': 'Person', name: article.author } }),
    ...(article.picture && { image: absoluteImage(article.picture) }),
    ...(article.group && { articleSection: article.group.name }),
    ...(article.readingTime > 0 && { timeRequired: `PT${article.readingTime}M` }),
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
  };
}
