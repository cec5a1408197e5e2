import 'server-only';
import { blogArticleList } from './blog-article-list';
import { blogArticleView } from './blog-article-view';
import { coreButtonLink } from './core-button-link';
import { coreCallToAction } from './core-call-to-action';
import { coreFaq } from './core-faq';
import { coreForm } from './core-form';
import { coreGallery } from './core-gallery';
import { coreGalleryGroup } from './core-gallery-group';
import { coreGiftVoucherPurchase } from './core-gift-voucher-purchase';
import { coreGoogleMap } from './core-google-map';
import { coreHeading } from './core-heading';
import { coreHero } from './core-hero';
import { coreHeroQuote } from './core-hero-quote';
import { coreHeroTestimonial } from './core-hero-testimonial';
import { coreHtml } from './core-html';
import { coreImageWithContent } from './core-image-with-content';
import { coreLinkChildren } from './core-link-children';
import { corePersonList } from './core-person-list';
import { coreRawCode } from './core-raw-code';
import { coreTestimonialGrid } from './core-testimonial-grid';
import type { Widget } from './parts/define';
import { sellProductList } from './sell-product-list';
import { sellProductView } from './sell-product-view';
import { tplHeading } from './tpl-heading';
import { zttHome } from './ztt-home';

/**
 * Every widget by its outer name. To add one: a folder with `schema.ts`, `index.tsx` (`defineWidget`), `sample.json`
 * and a test; then its name in `OuterName` and its line below. The compiler asks for what is missing.
 */
type OuterName =
  | 'core/html'
  | 'core/heading'
  | 'core/faq'
  | 'core/form'
  | 'core/gift_voucher_purchase'
  | 'core/raw_code'
  | 'core/google_map'
  | 'core/button_link'
  | 'core/image_with_content'
  | 'core/person_list'
  | 'core/call_to_action'
  | 'core/hero'
  | 'core/hero_quote'
  | 'core/hero_testimonial'
  | 'core/testimonial_grid'
  | 'core/gallery'
  | 'core/gallery_group'
  | 'core/link_children'
  | 'tpl/heading'
  | 'Blog/article_list'
  | 'Blog/article_view'
  | 'Sell/product_list'
  | 'Sell/product_view'
  | 'Ztt/home';

const registry = {
  'core/html': coreHtml,
  'core/heading': coreHeading,
  'core/faq': coreFaq,
  'core/form': coreForm,
  'core/gift_voucher_purchase': coreGiftVoucherPurchase,
  'core/raw_code': coreRawCode,
  'core/google_map': coreGoogleMap,
  'core/button_link': coreButtonLink,
  'core/image_with_content': coreImageWithContent,
  'core/person_list': corePersonList,
  'core/call_to_action': coreCallToAction,
  'core/hero': coreHero,
  'core/hero_quote': coreHeroQuote,
  'core/hero_testimonial': coreHeroTestimonial,
  'core/testimonial_grid': coreTestimonialGrid,
  'core/gallery': coreGallery,
  'core/gallery_group': coreGalleryGroup,
  'core/link_children': coreLinkChildren,
  'tpl/heading': tplHeading,
  'Blog/article_list': blogArticleList,
  'Blog/article_view': blogArticleView,
  'Sell/product_list': sellProductList,
  'Sell/product_view': sellProductView,
  'Ztt/home': zttHome,
} satisfies Record<OuterName, Widget>;

export function findWidget(outer: string): Widget | undefined {
  return Object.hasOwn(registry, outer) ? registry[outer as OuterName] : undefined;
}

/** Of all of them, for the editors' forms. */
export function allWidgets(): readonly Widget[] {
  return Object.values(registry);
}
