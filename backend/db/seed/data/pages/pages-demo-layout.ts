import { tabs } from './pages-helpers';
import { block, box, columns, demo, heading, html, plain, variant, wide, widget } from './pages-demo-helpers';
import type { SeedBlock, SeedPage } from '../types';

const COLOURS = ['wht', 'blk', 'bnd', 'pri', 'sec', 'suc', 'inf', 'wrn', 'dng'];
const AOS = [
  'fade',
  'fade-up',
  'fade-down',
  'fade-left',
  'fade-right',
  'flip-up',
  'flip-left',
  'slide-up',
  'slide-left',
  'zoom-in',
  'zoom-in-up',
  'zoom-out',
  'zoom-out-down',
];
const PAD = { padding_top: 32, padding_bottom: 32, padding_left: 24, padding_right: 24 };
const SECRET = 'This must not be seen';

const titled = (title: string, ...rest: SeedBlock['widgets']): SeedBlock => ({ width: 12, title, widgets: rest });

export const layoutPages: SeedPage[] = [
  demo('rows', 'Rows', [
    columns(box(12, 'Twelve', { background_colour: 'sec', ...PAD })),
    columns(box(6, 'Six', { background_colour: 'sec', ...PAD }), box(6, 'Six', { background_colour: 'sec', ...PAD })),
    columns(
      box(4, 'Four', { background_colour: 'sec', ...PAD }),
      box(4, 'Four', { background_colour: 'sec', ...PAD }),
      box(4, 'Four', { background_colour: 'sec', ...PAD }),
    ),
    columns(...[3, 3, 3, 3].map((width) => box(width, 'Three', { background_colour: 'sec', ...PAD }))),
    columns(
      { ...box(4, 'Four, from the third on', { background_colour: 'sec', ...PAD }), offset: 2 },
      box(5, 'Five', { background_colour: 'sec', ...PAD }),
    ),
    columns(
      box(8, 'Eight', { background_colour: 'sec', ...PAD }),
      box(4, 'Four', { background_colour: 'sec', ...PAD }),
    ),
    plain(
      box(12, 'Plain: one', { background_colour: 'sec', ...PAD }),
      box(12, 'below the other', { background_colour: 'sec', ...PAD }),
    ),
  ]),
  demo('tabs', 'Tabs', [
    tabs(
      titled('Ingredients', html('<p>Kangaroo. That is all.</p>')),
      titled('How it keeps', html('<h3 id="how-long">How long</h3><p>Twelve months closed, six weeks open.</p>')),
      titled('Who packs it', html('<p>Joel, mostly. <a href="#how-long">How long does it keep?</a></p>')),
      titled('', html('<p>A tab whose block has no title.</p>')),
    ),
    tabs(titled('Alone', html('<p>One block alone needs no tabs.</p>'))),
    tabs(titled('A list', widget('core/link_children', { parent: 'help' })), {
      ...titled('On a colour', html('<p>With its own frame.</p>')),
      settings: { background_colour: 'blk', ...PAD },
    }),
  ]),
  demo('blocks', 'Frames of blocks', [
    columns(
      ...COLOURS.map((colour) =>
        block(
          4,
          [
            heading(colour, 'h3'),
            html('<p>With a <a href="/shop">link</a> and a button.</p>'),
            widget('core/button_link', { button_text: 'Shop', button_url: '/shop' }),
          ],
          { background_colour: colour, ...PAD },
        ),
      ),
    ),
    columns(
      box(6, 'White words on black, as chosen', { background_colour: 'blk', text_colour: 'white', ...PAD }),
      box(6, 'A colour that the theme does not have is none', {
        background_colour: 'url(//example.com)',
        text_colour: '#f0f',
        ...PAD,
      }),
    ),
    columns(
      box(4, 'A picture at 30 per cent', { background_image: 'wash-day', background_image_opacity: 30, ...PAD }),
      box(4, 'At half its colour, white words', {
        background_image: 'chew-bar',
        background_image_saturation: 50,
        background_image_opacity: 50,
        text_colour: 'white',
        ...PAD,
      }),
      box(4, 'In grey', {
        background_image: 'roo-range',
        background_image_saturation: 0,
        background_image_opacity: 10,
        ...PAD,
      }),
    ),
    plain(
      box(12, 'Every side another distance: 0, 16, 64, 96', {
        background_colour: 'sec',
        padding_top: 0,
        padding_right: 16,
        padding_bottom: 64,
        padding_left: 96,
        margin_top: 48,
        margin_bottom: 96,
      }),
    ),
    plain(
      block(12, [heading('The picture stays, the page moves'), html('<p>Unless motion is to be reduced.</p>')], {
        background_image: 'park-bench',
        background_image_fixed: true,
        background_image_opacity: 50,
        text_colour: 'white',
        full_width: true,
        padding_top: 96,
        padding_bottom: 96,
      }),
    ),
    plain(
      block(12, [heading('A video behind words'), html('<p>With a button that stops it.</p>')], {
        background_video: 'scent-bench-drift',
        background_image_opacity: 50,
        text_colour: 'white',
        padding_top: 96,
        padding_bottom: 96,
        padding_left: 32,
        padding_right: 32,
      }),
    ),
    plain(
      block(
        12,
        [heading('From edge to edge'), html('<p>The ground goes to the sides of the window, the words do not.</p>')],
        {
          background_colour: 'sec',
          full_width: true,
          padding_top: 48,
          padding_bottom: 48,
          anchor_name: 'Edge to edge',
        },
      ),
    ),
    plain(block(12, [html('<p>Back to <a href="#edge-to-edge">the block with an anchor</a>.</p>')])),
  ]),
  demo('wrappers', 'Wrappers of widgets', [
    columns(
      block(6, [
        {
          ...html('<p>A widget with a ground, white words and 32 pixels around.</p>'),
          variables: {
            html: '<p>A widget with a ground, white words and 32 pixels around.</p>',
            background_colour: 'blk',
            text_colour: 'white',
            padding_top: 32,
            padding_bottom: '32',
            padding_left: 32,
            padding_right: 32,
          },
        },
        widget('core/html', {
          html: '<p>48 pixels away from its neighbours, 24 from the sides.</p>',
          margin_top: 48,
          margin_bottom: 48,
          margin_left: 24,
          margin_right: 24,
          background_colour: 'sec',
        }),
      ]),
      block(6, [
        widget('core/html', {
          html: '<p>On a picture at 50 per cent, at half its colour.</p>',
          background_image: 'beach-rinse',
          background_image_opacity: 50,
          background_image_saturation: 50,
          padding_top: 64,
          padding_bottom: 64,
          padding_left: 24,
          text_colour: 'black',
        }),
        widget('core/html', { html: `<p>${SECRET}: switched off.</p>`, is_visible: 0 }),
        widget('core/html', { html: `<p>${SECRET}: too early.</p>`, hidden_before: '2126-01-01T00:00:00Z' }),
        widget('core/html', { html: `<p>${SECRET}: too late.</p>`, hidden_after: '2020-01-01T00:00:00Z' }),
      ]),
    ),
  ]),
  demo('motion', 'Animation on scroll', [
    plain(box(12, 'Scroll: each block comes in its own way, once, and not at all where motion is to be reduced.', {})),
    ...AOS.map((kind, index) =>
      plain(
        block(12, [heading(kind, 'h3'), html('<p>It was here all the time for those without scripts.</p>')], {
          aos_type: kind,
          aos_delay: index % 3 === 2 ? 200 : 0,
          background_colour: 'sec',
          ...PAD,
        }),
      ),
    ),
    columns(
      ...[0, 100, 200].map((delay) =>
        block(4, [heading(`${delay} ms later`, 'h3')], {
          aos_type: 'fade-up',
          aos_delay: delay,
          aos_duration: 800,
          aos_easing: 'ease-out',
          aos_offset: 40,
          background_colour: 'sec',
          ...PAD,
        }),
      ),
    ),
  ]),
  demo('schedule', 'Scheduled blocks', [
    plain(
      box(12, 'Shown: it has begun and not ended.', {
        start_time: '2020-01-01T00:00:00+11:00',
        end_time: '2126-01-01T00:00:00+11:00',
      }),
    ),
    plain(box(12, `${SECRET}: hidden.`, { hidden: true })),
    plain(box(12, `${SECRET}: deleted.`, { deleted: true })),
    plain(box(12, `${SECRET}: later.`, { start_time: '2126-01-01T00:00:00+11:00' })),
    plain(box(12, `${SECRET}: over.`, { end_time: '2020-01-01T00:00:00+11:00' })),
    tabs(titled('Shown', html('<p>The only tab that is left.</p>')), {
      ...titled(SECRET, html(`<p>${SECRET}.</p>`)),
      settings: { hidden: true },
    }),
  ]),
  demo('unknown', 'What cannot be shown', [
    variant('Between an unknown widget', widget('ztt/weather', { place: 'Fyshwick' })),
    variant(
      'and one whose settings are wrong',
      widget('core/html', { html: { not: 'text' } }),
      widget('core/heading', { text: ['no'] }),
    ),
    variant(
      'and references that lead nowhere',
      widget('core/gallery', { gallery: 'no-such-gallery' }),
      widget('core/faq', { group: 'no-such-group' }),
      widget('Sell/product_view', { product: 'no-such-product' }),
      widget('Blog/article_view', { article: 'no-such-article' }),
    ),
    wide(widget('core/hero', {})),
    plain(box(12, 'the page goes on.', {})),
  ]),
  demo(
    '200-blocks',
    'Two hundred blocks',
    Array.from({ length: 50 }, (_, row) =>
      columns(
        ...Array.from({ length: 4 }, (__, column) =>
          block(
            3,
            [
              heading(`Block ${row * 4 + column + 1}`, 'h3'),
              html('<p>With a few words, so that there is something to read and to clean.</p>'),
            ],
            { background_colour: column % 2 === 0 ? 'sec' : '', ...PAD },
          ),
        ),
      ),
    ),
  ),
];
