import 'server-only';
import { blogArticleList } from './blog-article-list';
import { coreHeading } from './core-heading';
import { coreHtml } from './core-html';
import type { Widget } from './define';
import { sellProductList } from './sell-product-list';

/**
 * Every widget by its outer name. To add one: a folder with `schema.ts`, `index.tsx` (`defineWidget`), `sample.json` and a test;
 * then its name in `OuterName` and its line below. The compiler asks for what is missing.
 */
export type OuterName = 'core/html' | 'core/heading' | 'Sell/product_list' | 'Blog/article_list';

const registry = {
  'core/html': coreHtml,
  'core/heading': coreHeading,
  'Sell/product_list': sellProductList,
  'Blog/article_list': blogArticleList,
} satisfies Record<OuterName, Widget>;

export function findWidget(outer: string): Widget | undefined {
  return Object.hasOwn(registry, outer) ? registry[outer as OuterName] : undefined;
}
