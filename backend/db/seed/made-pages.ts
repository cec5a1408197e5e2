import type { SeedGallery, SeedLink } from './schemas/content';
import type { SeedPage, SeedWidget } from './schemas/pages';

const widget = (outer: string, variables: Record<string, unknown>): SeedWidget => ({
  outer,
  type: outer.split('/')[1] ?? '',
  variables,
});
const html = (content: string): SeedWidget => widget('core/html', { html: content });

/** Each sets window.hacked if it runs. */
const PAYLOADS = [
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 2">',
  '<svg onload="window.hacked = 3"><animate onbegin="window.hacked = 3" attributeName=x dur=1s></svg>',
  '<iframe srcdoc="<script>parent.hacked = 4</script>"></iframe>',
  '<a href="javascript:window.hacked = 5" id="trap">a</a><a href=" jAvAsCrIpT&colon;window.hacked = 5">b</a><a ' +
    'href="data:text/html,<script>window.hacked=5</script>">c</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=6&gt;">',
  '<details open ontoggle="window.hacked = 7"><summary>d</summary></details>',
  '<form action="javascript:window.hacked = 8"><button>e</button></form><input autofocus onfocus="window.hacked = 8">',
  '<video><source onerror="window.hacked = 9"></video><audio src=x onerror="window.hacked = 9">',
  '<p style="background:url(javascript:window.hacked=10)" onmouseover="window.hacked = 10">f</p><style>@import ' +
    '"//example.com/x.css"</style><link rel=stylesheet href="//example.com/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:window.hacked=11"><base href="https://example.com/">',
  '<a id="__next_f" href="/shop">g</a><img id="process" name="getElementById" src="/assets/i/x/1x1/25.jpg"><div ' +
    'id="content">h</div>',
  '</script><script>window.hacked = 12</script>',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=13>">',
  '"><img src=x onerror=window.hacked=14><"',
  '${window.hacked = 15}{{constructor.constructor("window.hacked = 15")()}}',
];

const EVERYTHING = PAYLOADS.join('');
const LINK = 'javascript:window.hacked = 16';

/** Widgets with all payloads in every text or HTML field, and a script URL in every address. */
const payloadWidgets = (text: string, address: string): SeedWidget[] => [
  html(text),
  widget('core/heading', { text, level: 'h3' }),
  widget('tpl/heading', { heading: text, subheading: text }),
  widget('core/faq', { heading: text, content: text, group: 'ordering' }),
  widget('core/google_map', { location: text, width: text, height: text, zoom: text }),
  widget('core/button_link', { button_text: text, button_url: address, button_colour: text }),
  widget('core/button_link', { button_text: text, button_url: '/shop', button_colour: text }),
  widget('core/image_with_content', { heading: text, html: text, button_text: text, button_link: address }),
  widget('core/call_to_action', {
    heading: text,
    subheading: text,
    html: text,
    button_text: text,
    button_link: address,
  }),
  widget('core/hero', {
    heading: text,
    subheading: text,
    html: text,
    button_text: text,
    button_link: address,
    text_colour: text,
    text_justify: text,
  }),
  widget('core/hero_quote', { html: text, name: text, title: text, overlay_colour: text }),
  widget('core/hero_testimonial', {
    heading: text,
    subheading: text,
    testimonials: 'groomers',
    button_text: text,
    button_link: address,
  }),
  widget('core/testimonial_grid', { heading: text, subheading: text }),
  widget('core/gallery', {
    heading: text,
    subheading: text,
    gallery: 'payloads',
    type: 'grid',
    use_lightbox: true,
    show_heading: true,
  }),
  widget('core/gallery', { heading: text, gallery: 'payloads', type: 'slider' }),
  widget('core/gallery_group', { heading: text, subheading: text, group: 'payloads' }),
  widget('core/link_children', { heading: text, parent: 'payloads' }),
  widget('core/person_list', { heading: text, subheading: text }),
  widget('Blog/article_list', { heading: text }),
  widget('Sell/product_list', { heading: text, limit: 3 }),
  widget(text, { heading: text }),
  widget('core/raw_code', { title: text, code: text }),
];

const payloadPage = (): SeedPage => ({
  slug: 'demo-payloads',
  name: 'Payloads',
  title: `Payloads ${PAYLOADS[0]}`,
  metaDescription: `${PAYLOADS[12]}${PAYLOADS[14]}`,
  noindex: true,
  rows: [
    {
      type: 'plain',
      blocks: [
        {
          width: 12,
          widgets: payloadWidgets(EVERYTHING, LINK),
          settings: {
            anchor_name: EVERYTHING,
            text_colour: EVERYTHING,
            background_colour: EVERYTHING,
            aos_type: 'fade',
            aos_easing: EVERYTHING,
          },
        },
      ],
    },
    { type: 'tabs', blocks: PAYLOADS.map((payload) => ({ width: 12, title: payload, widgets: [html(payload)] })) },
  ],
  content: EVERYTHING,
});

/** A gallery of payloads, for the widgets of that page. */
export const madeGallery: SeedGallery = {
  url: 'payloads',
  name: EVERYTHING,
  heading: EVERYTHING,
  subHeading: EVERYTHING,
  group: 'payloads',
  slides: [
    {
      heading: EVERYTHING,
      subHeading: EVERYTHING,
      content: EVERYTHING,
      picture: 'chew-bar',
      link: LINK,
      linkButtonText: EVERYTHING,
    },
    { heading: 'Safe', content: EVERYTHING, picture: 'wash-day', link: '/shop', linkButtonText: EVERYTHING },
  ],
};

export const madeLinks: SeedLink[] = [
  { parent: 'payloads', name: EVERYTHING, link: LINK },
  { parent: 'payloads', name: 'Safe', link: '/shop' },
];

const PADDING = { padding_top: 32, padding_bottom: 32, padding_left: 24, padding_right: 24 };

const manyBlocks = (): SeedPage => ({
  slug: 'demo-200-blocks',
  name: 'Two hundred blocks',
  title: 'Two hundred blocks',
  metaDescription: 'A demonstration: two hundred blocks.',
  noindex: true,
  rows: Array.from({ length: 50 }, (_, row) => ({
    type: 'columns',
    blocks: Array.from({ length: 4 }, (__, column) => ({
      width: 3,
      widgets: [
        widget('core/heading', { text: `Block ${row * 4 + column + 1}`, level: 'h3', centred: false }),
        html('<p>With a few words, so that there is something to read and to clean.</p>'),
      ],
      settings: { background_colour: column % 2 === 0 ? 'sec' : '', ...PADDING },
    })),
  })),
});

/** Generated demonstration pages, too repetitive to be written out: hostile input in every field, and many blocks. */
export const madePages = (): SeedPage[] => [manyBlocks(), payloadPage()];
