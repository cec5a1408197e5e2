import type { BreadcrumbList, FAQPage, WithContext } from 'schema-dts';
import type { Faq } from '../contract/content/faq';
import { plainText } from '../domain/content/plain-text';
import { absolute } from './absolute';

/** All breadcrumbs except the last have an address. */
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

/**
 * Answers without markup, which search engines cannot show; null if none remains. Several lists on one page share an
 * id, derived from the page's `path`, and so form one FAQ page for search engines.
 */
export function faqData(faqs: readonly Pick<Faq, 'name' | 'content'>[], path: string): WithContext<FAQPage> | null {
  const answered = faqs
    .map(({ name, content }) => ({ question: name.trim(), answer: plainText(content) }))
    .filter(({ question, answer }) => question && answer);
  if (answered.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${absolute(path)}#faq`,
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
