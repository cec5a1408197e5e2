import { articleList, block, columns, heading, html, plain, productList, prose, widget } from './pages-helpers';
import type { SeedPage } from '../types';

export const home: SeedPage = {
  slug: '',
  name: 'Home',
  title: 'Trade-only pet goods for Australian businesses',
  metaDescription:
    'Banksia & Bark is a trade-only wholesaler of dog treats, shampoos, perfumes and waste bags for Australian groomers, vets, cafes, parks and retailers.',
  hero: 'home-morning',
  rows: [
    columns(
      prose(
        [
          heading('Good things for dogs, for the people who look after them', 'h1', true),
          html(`<p>Banksia &amp; Bark supplies groomers, vets, cafes, holiday parks and independent retailers across Australia with treats, shampoos, perfumes and bags. Trade only, from one warehouse in Fyshwick, with every ingredient on the page.</p>
<p><a href="/shop">Browse the range</a> or <a href="/become-a-stockist">become a stockist</a>.</p>`),
        ],
        { padding_top: 48, padding_bottom: 48 },
      ),
    ),
    plain(
      block(
        12,
        [
          html(
            `<p><strong>Christmas orders:</strong> we recommend ordering by 10 December. Outside the capital cities, the last week of November is wiser. <a href="/article/ordering-for-christmas-without-a-garage-full">How to order without a garage full</a>.</p>`,
          ),
        ],
        {
          background_colour: 'sec',
          padding_top: 16,
          padding_bottom: 16,
          padding_left: 24,
          padding_right: 24,
          start_time: '2026-10-15T00:00:00+11:00',
          end_time: '2026-12-10T23:59:59+11:00',
          anchor_name: 'christmas',
        },
      ),
    ),
    plain(block(12, [productList('From the drying room', 'jerky-and-chews', 6)], { padding_top: 32 })),
    columns(
      block(
        4,
        [
          heading('One ingredient, said plainly'),
          html(
            '<p>Most of our treats have one. Where there is a second, it is on the front of the pouch and at the top of the page.</p>',
          ),
        ],
        { aos_type: 'fade-up' },
      ),
      block(
        4,
        [
          heading('Packed by people you can ring'),
          html(
            '<p>We dispatch within 1 to 4 business days and telephone before an order that looks wrong leaves the building.</p>',
          ),
        ],
        { aos_type: 'fade-up', aos_delay: 100 },
      ),
      block(
        4,
        [
          heading('Trade only'),
          html(
            '<p>We do not sell to the public, so we never compete with the shops we supply. The minimum order is $300.</p>',
          ),
        ],
        { aos_type: 'fade-up', aos_delay: 200 },
      ),
    ),
    plain(
      block(12, [
        widget('core/gallery', {
          gallery: 'counter-ideas',
          type: 'grid',
          heading: 'On other counters',
          subheading: 'What stockists do with a square metre',
          grid_width: 4,
          show_heading: true,
          limit_slides: 4,
        }),
      ]),
    ),
    plain(block(12, [productList('For the salon', 'salon-concentrates', 3)])),
    plain(block(12, [articleList('From the blog', '', 3)], { padding_bottom: 48 })),
  ],
};

/** Introductions of the shop and the blog; the lists below them belong to their own routes. */
export const introductions: SeedPage[] = [
  {
    slug: 'shop',
    name: 'Shop',
    title: 'Shop',
    metaDescription:
      'The whole Banksia & Bark range at trade price: dog treats, shampoos and conditioners, waste bags and dispensers, perfumes and deodorants.',
    hero: 'chew-bar',
    rows: [
      columns(
        prose([
          html(
            '<p>The whole range, in four aisles. Product pages, ingredients and pack sizes are open to everyone; prices and ordering are for approved trade accounts. If you do not have one yet, <a href="/become-a-stockist">start here</a>.</p>',
          ),
        ]),
      ),
    ],
  },
  {
    slug: 'blog',
    name: 'Blog',
    title: 'From the blog',
    metaDescription:
      'Notes on grooming, training and running a small pet business, written by the people who buy, mix and pack at Banksia & Bark.',
    hero: 'wash-day',
    rows: [
      columns(
        prose([
          html(
            '<p>Notes from the people who buy, mix, test and pack. We write when there is something useful to say, and leave out the rest.</p>',
          ),
        ]),
      ),
    ],
  },
];
