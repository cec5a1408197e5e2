import type { z } from 'zod';
import { schema as blogArticleList } from './blog-article-list/schema';
import { schema as blogArticleView } from './blog-article-view/schema';
import { schema as coreButtonLink } from './core-button-link/schema';
import { schema as coreCallToAction } from './core-call-to-action/schema';
import { schema as coreFaq } from './core-faq/schema';
import { schema as coreForm } from './core-form/schema';
import { schema as coreGallery } from './core-gallery/schema';
import { schema as coreGalleryGroup } from './core-gallery-group/schema';
import { schema as coreGiftVoucherPurchase } from './core-gift-voucher-purchase/schema';
import { schema as coreGoogleMap } from './core-google-map/schema';
import { schema as coreHeading } from './core-heading/schema';
import { schema as coreHero } from './core-hero/schema';
import { schema as coreHeroQuote } from './core-hero-quote/schema';
import { schema as coreHeroTestimonial } from './core-hero-testimonial/schema';
import { schema as coreHtml } from './core-html/schema';
import { schema as coreImageWithContent } from './core-image-with-content/schema';
import { schema as coreLinkChildren } from './core-link-children/schema';
import { schema as corePersonList } from './core-person-list/schema';
import { schema as coreRawCode } from './core-raw-code/schema';
import { schema as coreTestimonialGrid } from './core-testimonial-grid/schema';
import { schema as sellProductList } from './sell-product-list/schema';
import { schema as sellProductView } from './sell-product-view/schema';
import { schema as tplHeading } from './tpl-heading/schema';
import { schema as zttHome } from './ztt-home/schema';

/**
 * The settings of every widget by its outer name, without its component: the platform reads here which of them hold
 * pictures and videos.
 */
export const WIDGET_SCHEMAS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['Blog/article_list', blogArticleList],
  ['Blog/article_view', blogArticleView],
  ['core/button_link', coreButtonLink],
  ['core/call_to_action', coreCallToAction],
  ['core/faq', coreFaq],
  ['core/form', coreForm],
  ['core/gallery', coreGallery],
  ['core/gallery_group', coreGalleryGroup],
  ['core/gift_voucher_purchase', coreGiftVoucherPurchase],
  ['core/google_map', coreGoogleMap],
  ['core/heading', coreHeading],
  ['core/hero', coreHero],
  ['core/hero_quote', coreHeroQuote],
  ['core/hero_testimonial', coreHeroTestimonial],
  ['core/html', coreHtml],
  ['core/image_with_content', coreImageWithContent],
  ['core/link_children', coreLinkChildren],
  ['core/person_list', corePersonList],
  ['core/raw_code', coreRawCode],
  ['core/testimonial_grid', coreTestimonialGrid],
  ['Sell/product_list', sellProductList],
  ['Sell/product_view', sellProductView],
  ['tpl/heading', tplHeading],
  ['Ztt/home', zttHome],
]);
