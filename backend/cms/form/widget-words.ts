interface WidgetWords {
  readonly name: string;
  /** Purpose, in a sentence. */
  readonly use: string;
}

/** Names of the page builder's widgets in the back office. */
const WORDS: Readonly<Record<string, WidgetWords>> = {
  'Blog/article_list': { name: 'Articles', use: 'The newest articles of the blog, or of one of its groups.' },
  'Blog/article_view': { name: 'Article', use: 'One article in full.' },
  'core/button_link': { name: 'Button', use: 'A button that leads to a page, a file or another site.' },
  'core/call_to_action': { name: 'Call to action', use: 'A few words between two pictures, with a button.' },
  'core/faq': { name: 'Questions and answers', use: 'Questions that open one at a time.' },
  'core/form': { name: 'Form', use: 'A form that visitors fill in.' },
  'core/gallery': { name: 'Gallery', use: 'Pictures of one gallery as a slider or a grid.' },
  'core/gallery_group': { name: 'Galleries', use: 'Several galleries to choose from.' },
  'core/gift_voucher_purchase': { name: 'Gift vouchers', use: 'Where gift vouchers are bought and redeemed.' },
  'core/google_map': { name: 'Map', use: 'A place on a map, shown when a visitor asks for it.' },
  'core/heading': { name: 'Heading', use: 'A heading.' },
  'core/hero': { name: 'Hero', use: 'A tall picture or video with words and a button on it.' },
  'core/hero_quote': { name: 'Quote', use: 'A quotation over a picture.' },
  'core/hero_testimonial': { name: 'Picked testimonials', use: 'A heading, a button and up to three testimonials.' },
  'core/html': { name: 'Text', use: 'Text with links, lists and pictures.' },
  'core/image_with_content': { name: 'Picture with text', use: 'A picture on one side, words on the other.' },
  'core/link_children': { name: 'Links', use: 'A list of links.' },
  'core/person_list': { name: 'People', use: 'The people of the business with their pictures.' },
  'core/raw_code': { name: 'Code', use: 'Code of another site, in a frame of its own.' },
  'core/testimonial_grid': { name: 'Testimonials', use: 'All testimonials as cards.' },
  'Sell/product_list': { name: 'Products', use: 'Products of one group, or all.' },
  'Sell/product_view': { name: 'Product', use: 'One product in full.' },
  'tpl/heading': { name: 'Page heading', use: 'A heading below a line, with a sentence if you like.' },
  'Ztt/home': { name: 'Shop’s home', use: 'What the home page shows of the shop.' },
};

/** A widget's title; its outer name by default. */
export function widgetWords(outer: string): WidgetWords {
  return (Object.hasOwn(WORDS, outer) ? WORDS[outer] : undefined) ?? { name: outer, use: '' };
}
