import { block, columns, demo, html, plain, variant, wide, widget } from './pages-demo-helpers';
import type { SeedPage } from '../types';

const gallery = (settings: Record<string, unknown>) => widget('core/gallery', settings);

export const listPages: SeedPage[] = [
  demo('slider', 'Slider', [
    wide(gallery({ gallery: 'in-season', type: 'slider', heading: 'In season' })),
    columns(
      block(6, [gallery({ gallery: 'counter-ideas', type: 'slider', aspect: '4x3', limit_slides: 3 })]),
      block(6, [html('<p>Half a row, three slides of eight, in four to three.</p>')]),
    ),
    plain(
      block(12, [
        gallery({ gallery: 'one-morning', type: 'slider', aspect: '16x3', limit_slides: 1 }),
        html('<p>One slide alone has nothing to go on to.</p>'),
      ]),
    ),
  ]),
  demo(
    'grid',
    'Grid galleries',
    [1, 2, 3, 4, 5, 6].map((width) =>
      variant(
        `${width} across`,
        gallery({
          gallery: 'counter-ideas',
          type: 'grid',
          grid_width: width,
          show_heading: width % 2 === 0,
          limit_slides: width === 1 ? 1 : undefined,
        }),
      ),
    ),
  ),
  demo('lightbox', 'Grid with a lightbox', [
    plain(
      block(12, [
        gallery({
          gallery: 'counter-ideas',
          type: 'grid',
          heading: 'Counter ideas',
          subheading: 'Open one: its words stand below it',
          grid_width: 4,
          show_heading: true,
          use_lightbox: true,
          lightbox_aspect: '4x3',
        }),
      ]),
    ),
    plain(
      block(12, [
        gallery({ gallery: 'walk-and-park', type: 'grid', grid_width: 3, use_lightbox: true, lightbox_aspect: '16x9' }),
      ]),
    ),
  ]),
  demo('other-grids', 'Shadow and centred galleries', [
    plain(
      block(12, [
        gallery({
          gallery: 'counter-ideas',
          type: 'shadowgrid',
          heading: 'With a shadow',
          show_heading: true,
          limit_slides: 6,
        }),
      ]),
    ),
    plain(
      block(12, [
        gallery({
          gallery: 'counter-ideas',
          type: 'centeredgrid',
          heading: 'In the middle',
          subheading: 'Three to a row, the last row centred',
          show_heading: true,
          limit_slides: 5,
          width: 280,
        }),
      ]),
    ),
  ]),
  demo('galleries', 'A group of galleries', [
    plain(
      block(12, [
        widget('core/gallery_group', {
          heading: 'In other shops',
          subheading: 'Choose one',
          group: 'shops',
          aspect: '4x3',
        }),
      ]),
    ),
  ]),
  demo('one-gallery', 'A group of one gallery', [
    plain(block(12, [widget('core/gallery_group', { group: 'single', aspect: '16x9' })])),
  ]),
  demo('people', 'People', [
    plain(
      block(12, [
        widget('core/person_list', { subheading: 'Three to a page, so that there is a pager.', page_size: 3 }),
      ]),
    ),
  ]),
  demo('everybody', 'Everybody', [
    plain(
      block(12, [
        widget('core/person_list', {
          heading: 'Who you will talk to',
          subheading: 'All of us, in four to three.',
          aspect: '4x3',
        }),
      ]),
    ),
  ]),
  demo('articles', 'Lists of articles', [
    plain(block(12, [widget('Blog/article_list', { heading: 'The newest three' })])),
    plain(
      block(12, [
        widget('Blog/article_list', {
          heading: 'About grooming, two at a time',
          group: 'grooming',
          limit: 2,
          pager: true,
        }),
      ]),
    ),
  ]),
  demo('article', 'An article', [plain(block(12, [widget('Blog/article_view', { article: 'the-first-groom' })]))]),
  demo('read', 'Read', [
    plain(
      block(12, [
        widget('Blog/article_view', {}),
        html(
          '<p>Which article stands here is said by the address: <a href="/demo-read/the-first-groom">the first groom</a>.</p>',
        ),
      ]),
    ),
  ]),
  demo('products', 'Lists of products', [
    plain(block(12, [widget('Sell/product_list', { heading: 'New, three of them', order: 'newest', limit: 3 })])),
    plain(
      block(12, [
        widget('Sell/product_list', { heading: 'Perfumes, two at a time', group: 'perfumes', limit: 2, pager: true }),
      ]),
    ),
  ]),
  demo('product', 'A product', [
    plain(block(12, [widget('Sell/product_view', { product: 'everyday-oatmeal-shampoo' })])),
  ]),
  demo('buy', 'Buy', [
    plain(
      block(12, [
        widget('Sell/product_view', {}),
        html(
          '<p>Which product stands here is said by the address: <a href="/demo-buy/bully-sticks">bully sticks</a>.</p>',
        ),
      ]),
    ),
  ]),
  demo('home', 'The home widget', [wide(widget('Ztt/home', {}))]),
];
