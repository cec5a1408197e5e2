import type { BlogPosting, BreadcrumbList, FAQPage, Organization, Product, Thing, WithContext } from 'schema-dts';
import { env } from '../config/env';
import { routes } from '../config/routes';
import type { Faq } from '../contract/faq';
import type { SiteSettings } from '../contract/site';
import type { ArticleDetail } from '../domain/blog';
import type { ProductDetail } from '../domain/catalogue';
import { type Picture, imageAddress } from '../domain/picture';

/** Longest headline of an article (specification 2, section 9). */
const HEADLINE_LENGTH = 110;
const FALLBACK_BRAND = 'Banksia & Bark';

function absolute(path: string): string {
  return new URL(path, env().APP_ORIGIN).href;
}

function imageOf(picture: Picture): string {
  return absolute(imageAddress(picture.hash, picture.aspect, 1200, 'jpg'));
}

/** Structured data in the page. `<` is escaped, so that no text can end the script. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />;
}

/** Without offers: prices do not exist for those who are not signed in. */
export function productData(product: ProductDetail): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.metaDescription,
    url: absolute(routes.product(product.slug)),
    brand: { '@type': 'Brand', name: product.brand || FALLBACK_BRAND },
    image: product.pictures.map(imageOf),
    ...(product.group && { category: product.group.name }),
    ...(product.skus.length === 1 && { sku: product.skus[0]?.code }),
  };
}

export function articleData(article: ArticleDetail, publisher: string): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.name.slice(0, HEADLINE_LENGTH),
    description: article.metaDescription,
    url: absolute(routes.article(article.slug)),
    ...(article.author && { author: { '@type': 'Person', name: article.author } }),
    publisher: { '@type': 'Organization', name: publisher },
    ...(article.picture && { image: imageOf(article.picture) }),
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    ...(article.updatedAt && { dateModified: article.updatedAt }),
  };
}

/** Every crumb but the last has an address. */
export function breadcrumbData(crumbs: readonly { label: string; href?: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absolute(href) }),
    })),
  };
}

export function organizationData(settings: SiteSettings): WithContext<Organization> {
  const profiles = [settings.facebook, settings.twitter, settings.instagram, settings.linkedin, settings.youtube, settings.pinterest];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.organisation_name || settings.name,
    url: absolute(routes.home),
    ...(settings.email && { email: settings.email }),
    ...(settings.phone && { telephone: settings.phone }),
    ...(settings.abn && { taxID: settings.abn }),
    sameAs: profiles.filter(Boolean),
  };
}

/** Answers without their markup: nothing of it could be shown where they are read. */
export function faqData(faqs: readonly Pick<Faq, 'name' | 'content'>[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ name, content }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: content.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ').trim() },
    })),
  };
}
