import { block, columns, demo, heading, html, plain, variant, wide, widget } from './pages-demo-helpers';
import type { SeedPage } from '../types';

const hero = (settings: Record<string, unknown>) => wide(widget('core/hero', settings));
const quote = (settings: Record<string, unknown>) => wide(widget('core/hero_quote', settings));

const QUOTES = [
  ['wht', 'white'],
  ['blk', 'black'],
  ['bnd', 'brand'],
  ['sec', 'secondary'],
  ['suc', 'success'],
  ['inf', 'info'],
  ['wrn', 'warning'],
  ['dng', 'danger'],
] as const;

const SIDE = {
  heading: 'One bench, four drums',
  html: '<p>Dilute at the sink or at the van: the lines on the bottle are where you need them.</p>',
  button_text: 'See the concentrates',
  button_link: '/shop/salon-concentrates',
};

export const heroPages: SeedPage[] = [
  demo('hero', 'Heroes', [
    hero({
      heading: 'Scents that stay on the dog',
      subheading: 'And off the furniture.',
      html: '<p>Five of them, from the coast to the fig tree.</p>',
      button_text: 'Smell the range',
      button_link: '/shop/perfumes',
      text_justify: 'left',
      text_align: 'center',
      text_colour: 'white',
      background_image: 'scent-bench',
      parallax: true,
    }),
    hero({
      heading: 'In the middle, below',
      subheading: 'At half its colour',
      text_justify: 'center',
      text_align: 'bottom',
      text_colour: 'white',
      background_image: 'chew-bar',
      image_saturation: 50,
      image_opacity: 70,
      button_text: 'Jerky and chews',
      button_link: '/shop/jerky-and-chews',
      button_colour: 'white',
    }),
    hero({
      heading: 'On the other side, above',
      text_justify: 'right',
      text_align: 'top',
      text_colour: 'black',
      background_image: 'wash-day',
      image_opacity: 50,
      overlay_image: 'beechwood-wash-brush',
      button_text: 'Wash tools',
      button_link: '/shop/wash-tools',
    }),
    hero({
      heading: 'Words in the house’s colour',
      subheading: 'Without a picture',
      text_justify: 'center',
      text_colour: 'brand',
    }),
    hero({
      heading: 'In grey, ten per cent of it',
      text_justify: 'center',
      text_colour: 'black',
      background_image: 'salon-bench',
      image_saturation: 0,
      image_opacity: 10,
    }),
  ]),
  demo('hero-video', 'Heroes with video', [
    hero({
      heading: 'Along the bench',
      subheading: 'Eight seconds that end where they begin',
      text_justify: 'left',
      text_align: 'bottom',
      text_colour: 'white',
      background_video: 'scent-bench-drift',
      image_opacity: 90,
      button_text: 'Perfumes',
      button_link: '/shop/perfumes',
    }),
    hero({
      heading: 'One at YouTube',
      subheading: 'Of which nothing is loaded: its slate stands, and a link',
      text_justify: 'center',
      text_colour: 'white',
      background_video: 'big-buck-bunny',
      image_opacity: 50,
    }),
  ]),
  demo('hero-quote', 'Quotes', [
    quote({
      html: '<p>I will not have miracle claims in my waiting room.</p>',
      name: 'Dr Anjali Menon',
      title: 'Two Rivers Veterinary Clinic, Wagga Wagga NSW',
    }),
    ...QUOTES.map(([id, name]) => quote({ overlay_colour: id, html: `<p>On ${name}.</p>`, name: 'Somebody' })),
    quote({
      overlay_colour: 'blk',
      html: '<p>Under a picture that shows through.</p>',
      name: 'Bev Lindqvist',
      title: 'Tin Shed Produce',
      background_image: 'park-bench',
      overlay_image: 'ute-dog-two-in-one',
    }),
    quote({ overlay_colour: 'bnd', html: '<p>Under a video that does.</p>', background_video: 'scent-bench-drift' }),
  ]),
  demo('testimonials', 'Testimonials', [
    wide(
      widget('core/hero_testimonial', {
        heading: 'What groomers say',
        subheading: 'After a Saturday.',
        testimonials: 'groomers',
        button_text: 'Become a stockist',
        button_link: '/become-a-stockist',
      }),
    ),
    plain(
      block(12, [
        widget('core/testimonial_grid', { heading: 'What stockists say', subheading: 'All of them, in their words.' }),
      ]),
    ),
    columns(
      block(6, [widget('core/hero_testimonial', { heading: 'In half a row', testimonials: 'hospitality' })]),
      block(6, [html('<p>Beside something else.</p>')]),
    ),
  ]),
  demo('image-with-content', 'Pictures with words', [
    variant('At the start', widget('core/image_with_content', { ...SIDE, image: 'salon-bench', image_align: 'left' })),
    variant(
      'At the end',
      widget('core/image_with_content', {
        ...SIDE,
        image: 'scent-bench',
        image_align: 'right',
        button_colour: 'secondary',
      }),
    ),
    variant(
      'In half a row, in another shape',
      widget('core/image_with_content', {
        image: 'walk-kit',
        aspect: '1x1',
        image_align: 'left',
        heading: 'Square, without a button',
        html: '<p>And few words.</p>',
      }),
    ),
    columns(
      block(6, [widget('core/image_with_content', { ...SIDE, image: 'refill-corner', image_align: 'left' })]),
      block(6, [
        widget('core/image_with_content', { heading: 'Without a picture', html: '<p>Only what was written.</p>' }),
      ]),
    ),
  ]),
  demo('call-to-action', 'Calls to action', [
    variant(
      'Between two pictures',
      widget('core/call_to_action', {
        heading: 'Open an account',
        subheading: 'Five business days, then prices.',
        html: '<p>Have your ABN at hand.</p>',
        left_image: 'counter-display',
        right_image: 'gift-table',
        button_text: 'Apply',
        button_link: '/signup',
        button_colour: 'brand',
      }),
    ),
    variant(
      'With one',
      widget('core/call_to_action', {
        heading: 'Try the scents',
        html: '<p>Twelve vials in a box.</p>',
        left_image: 'scent-bench',
        button_text: 'See the vials',
        button_link: '/product/perfume-discovery-vials',
        button_colour: 'secondary',
      }),
    ),
    variant(
      'With the other',
      widget('core/call_to_action', {
        heading: 'Bags by the carton',
        subheading: 'Sixty rolls.',
        right_image: 'park-bench',
        button_text: 'Waste bags',
        button_link: '/shop/waste-bags',
      }),
    ),
    plain(
      block(
        12,
        [
          heading('With none, on a colour'),
          widget('core/call_to_action', {
            heading: 'Ring us',
            subheading: '02 5550 1240',
            button_text: 'Contact',
            button_link: '/contact',
          }),
        ],
        { background_colour: 'bnd', padding_top: 48, padding_bottom: 48, padding_left: 32, padding_right: 32 },
      ),
    ),
  ]),
];
