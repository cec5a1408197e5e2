import 'server-only';

// Written by `npm run widgets` from the folders beside it.
export { blogArticleList } from './blog-article-list';
export { blogArticleView } from './blog-article-view';
export { coreButtonLink } from './core-button-link';
export { coreCallToAction } from './core-call-to-action';
export { coreFaq } from './core-faq';
export { coreForm } from './core-form';
export { coreGallery } from './core-gallery';
export { coreGalleryGroup } from './core-gallery-group';
export { coreGiftVoucherPurchase } from './core-gift-voucher-purchase';
export { coreGoogleMap } from './core-google-map';
export { coreHeading } from './core-heading';
export { coreHero } from './core-hero';
export { coreHeroQuote } from './core-hero-quote';
export { coreHeroTestimonial } from './core-hero-testimonial';
export { coreHtml } from './core-html';
export { coreImageWithContent } from './core-image-with-content';
export { coreLinkChildren } from './core-link-children';
export { corePersonList } from './core-person-list';
export { coreRawCode } from './core-raw-code';
export { coreTestimonialGrid } from './core-testimonial-grid';
export { sellProductList } from './sell-product-list';
export { sellProductView } from './sell-product-view';
export { tplHeading } from './tpl-heading';
export { zttHome } from './ztt-home';
