import { screen, within } from '@testing-library/react';
import { IMAGE, renderWidget } from '@/components/widgets/testing/test-server';
import { gallery } from '@/lib/contract/content/gallery';
import { getGallery } from '@/lib/data/content/galleries';
import { toGallery } from '@/lib/domain/content/gallery';
import { coreGallery } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/content/galleries', () => ({ getGallery: jest.fn() }));

const slides = [
  {
    id: 1,
    heading: 'The chew bar',
    sub_heading: 'Five in a row',
    content: '<p>Keep the <b>longest</b> at the till.</p><script>x()</script>',
    image: IMAGE,
    link: '/shop',
    link_button_text: 'Chews',
    overlay_color: 'black',
    image_opacity: 50,
    image_saturation: 0,
  },
  { id: 2, heading: 'Shelf plans', image: IMAGE, link: 'https://example.com/', link_target: 'blank' },
  { id: 3, heading: 'Leads nowhere', image: IMAGE, link: 'javascript:x()', link_button_text: 'Trap' },
  { id: 4, image: IMAGE },
];

const withSlides = (shown: readonly object[]) =>
  jest
    .mocked(getGallery)
    .mockResolvedValue(
      toGallery(gallery.parse({ id: 5, url: 'counter-ideas', heading: 'Counter ideas', slides: shown })),
    );

beforeEach(() => {
  withSlides(slides);
});

const items = () => screen.getAllByRole('listitem');

describe('grid', () => {
  it('shows the sample: square tiles that open the lightbox', async () => {
    const view = await renderWidget(coreGallery, sample);
    expect(getGallery).toHaveBeenCalledWith('counter-ideas', '1x1', '4x3');
    expect(screen.getByRole('heading', { name: 'Counter ideas' })).toBeInTheDocument();
    expect(screen.getByText('From shops we supply')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Enlarge: The chew bar' });
    expect(link).toHaveAttribute('href', `/assets/i/${IMAGE.hash}/4x3/2000.jpg`);
    expect(link.dataset).toMatchObject({ width: '2000', height: '1500', lightbox: '' });
    expect(link.dataset.srcset).toContain('/4x3/4000.webp 4000w');
    const words = link.nextElementSibling as HTMLElement;
    // Without scripts, which open the viewer, they are read below the tile.
    expect(words.className).toBe('scripted:hidden');
    expect([...words.children].map((one) => one.hasAttribute('hidden'))).toEqual([true, false, false, false]);
    expect(words.textContent).toBe('The chew barFive in a rowKeep the longest at the till.Chews');
    expect(view?.container.querySelector('script')).toBeNull();
    expect(within(items()[2] as HTMLElement).queryByText('Trap')).toBeNull();
    expect(view?.container.querySelector('img')?.getAttribute('src')).toContain('/1x1/');
  });

  it('shows a heading below its tile where the tile does not show it', async () => {
    const view = await renderWidget(coreGallery, { ...sample, show_heading: false });
    expect(view?.container.querySelector('.lightbox-heading')).not.toHaveAttribute('hidden');
  });

  it('links to the slides’ addresses without the lightbox', async () => {
    await renderWidget(coreGallery, { gallery: '5', type: 'grid', show_heading: 1 });
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(
      [
        ['/shop', null],
        ['https://example.com/', '_blank'],
      ],
    );
    expect(screen.getByText('The chew bar')).toBeInTheDocument();
  });

  it.each([
    [1, 'grid-cols-1'],
    [2, 'grid-cols-2'],
    [3, 'grid-cols-3'],
    [4, 'grid-cols-2 md:grid-cols-4'],
    [5, 'grid-cols-3 md:grid-cols-4 lg:grid-cols-5'],
    [6, 'grid-cols-3 md:grid-cols-4 lg:grid-cols-6'],
    ['12', 'grid-cols-3 md:grid-cols-4 lg:grid-cols-6'],
    ['wide', 'grid-cols-3'],
  ])('has the columns for a grid width of %p', async (grid_width, classes) => {
    withSlides([...slides, { id: 5, image: IMAGE }, { id: 6, image: IMAGE }]);
    await renderWidget(coreGallery, { gallery: '5', grid_width });
    expect(screen.getByRole('list')).toHaveClass(...classes.split(' '));
  });

  it.each([
    [4, 3, 'grid-cols-3'],
    [6, 2, 'grid-cols-2'],
    [3, 1, 'grid-cols-2'],
    [1, 1, 'grid-cols-1'],
  ])('a grid width of %d with %d slides has no empty column', async (grid_width, count, classes) => {
    withSlides(slides.slice(0, count));
    await renderWidget(coreGallery, { gallery: '5', grid_width });
    expect(
      screen
        .getByRole('list')
        .className.split(' ')
        .filter((name) => name.includes('cols')),
    ).toEqual([classes]);
  });

  it.each([
    [2, 2],
    ['3', 3],
    [0, 4],
    [null, 4],
    ['all', 4],
    ['', 4],
    [100, 4],
    [-1, 4],
    [2.4, 2],
    [1e300, 4],
  ])('a limit of %p shows %d slides', async (limit_slides, count) => {
    await renderWidget(coreGallery, { gallery: '5', limit_slides });
    expect(items()).toHaveLength(count);
  });
});

it.each(['grid', 'shadowgrid', 'centeredgrid'])('%s: a link has a name, also without words', async (type) => {
  const bare = { image: { ...IMAGE, alt: '' }, link: '/shop' };
  withSlides([
    { id: 1, ...bare },
    { id: 2, ...bare, link_button_text: 'Chews' },
    { id: 3, ...bare, heading: 'Jars' },
    { id: 4, image: IMAGE, link: '/shop' },
    { id: 5, link: '/shop', heading: 'No picture' },
  ]);
  for (const show_heading of [0, 1]) {
    await renderWidget(coreGallery, { gallery: '5', type, show_heading });
    for (const name of ['/shop', 'Chews', 'Jars', IMAGE.alt, 'No picture'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
});

it('shadowgrid: two columns, three on larger windows, each tile a link', async () => {
  await renderWidget(coreGallery, { gallery: '5', type: 'shadowgrid', heading: 'Shadows' });
  expect(screen.getByRole('list')).toHaveClass('grid-cols-2', 'md:grid-cols-3');
  expect(screen.getAllByRole('link')[0]).toHaveClass('shadow-lift');
});

it('centeredgrid: three per row, centred', async () => {
  await renderWidget(coreGallery, { gallery: '5', type: 'centeredgrid', width: 200 });
  expect(screen.getByRole('list')).toHaveClass('justify-center');
  expect(items()[0]).toHaveStyle({ maxWidth: '200px' });
  // Narrow pictures in a wide window: the list is not wider than three of them.
  expect(screen.getByRole('list').style.getPropertyValue('--three')).toBe('calc(600px + 4rem)');
});

it.each([
  [undefined, '1x1'],
  ['4x3', '4x3'],
])('centeredgrid: with an aspect of %p its pictures are %s', async (aspect, shown) => {
  const view = await renderWidget(coreGallery, { gallery: '5', type: 'centeredgrid', aspect });
  expect(getGallery).toHaveBeenLastCalledWith('5', shown, '4x3');
  expect(view?.container.querySelector('img')?.getAttribute('src')).toContain(`/${shown}/`);
});

it.each(['grid', 'shadowgrid'])('%s: squares, whatever the aspect', async (type) => {
  const view = await renderWidget(coreGallery, { gallery: '5', type, aspect: '4x3' });
  expect(getGallery).toHaveBeenLastCalledWith('5', '1x1', '4x3');
  expect(view?.container.querySelector('img')?.getAttribute('src')).toContain('/1x1/');
});

describe('slider', () => {
  it('contains every slide, with overlay, picture, text and one link each', async () => {
    const view = await renderWidget(coreGallery, { gallery: '5', type: 'slider', aspect: '16x3' });
    expect(getGallery).toHaveBeenLastCalledWith('5', '16x3', '4x3');
    // Determined by the height on a phone: 20 rem.
    expect(view?.container.querySelector('source')).toHaveAttribute(
      'sizes',
      '(min-width: 48rem) 100vw, max(100vw, 107rem)',
    );
    const groups = screen.getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Slide 1 of 4',
      'Slide 2 of 4',
      'Slide 3 of 4',
      'Slide 4 of 4',
    ]);
    const [first, second, third, fourth] = groups as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    expect(first.firstElementChild).toHaveStyle({ background: 'var(--black)' });
    expect(first.querySelector('img')?.closest('[style]')).toHaveStyle({ opacity: '0.5', filter: 'saturate(0%)' });
    expect(within(first).getByRole('link', { name: 'Chews' })).toHaveAttribute('href', '/shop');
    expect(within(second).getByRole('link', { name: 'Shelf plans (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(within(third).queryByRole('link')).toBeNull();
    expect(within(fourth).queryByRole('link')).toBeNull();
    expect(fourth.firstElementChild).toHaveStyle({ background: 'var(--white)' });
    expect(view?.container.querySelector('script')).toBeNull();
  });

  it.each([
    [{ text_color: 'white' }, 'var(--white)', 'var(--black)'],
    [{ text_color: 'white', overlay_color: 'white' }, 'var(--black)', 'var(--white)'],
    [{ text_color: 'black' }, 'var(--black)', 'var(--white)'],
    [{}, 'var(--black)', 'var(--white)'],
  ])('the words of a slide with %j can be read', async (colours, fore, back) => {
    withSlides([{ id: 1, heading: 'Chews', image: IMAGE, ...colours }]);
    await renderWidget(coreGallery, { gallery: '5', type: 'slider' });
    const slide = screen.getByRole('group').firstElementChild as HTMLElement;
    expect([slide.style.getPropertyValue('--fore'), slide.style.getPropertyValue('--back')]).toEqual([fore, back]);
  });
});

it('renders nothing for an unknown gallery, or for none', async () => {
  jest.mocked(getGallery).mockResolvedValue(null);
  expect((await renderWidget(coreGallery, sample))?.container).toBeEmptyDOMElement();
  expect((await renderWidget(coreGallery, {}))?.container).toBeEmptyDOMElement();
});
