import { screen } from '@testing-library/react';
import { IMAGE, VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { widgetData } from '@/components/widgets/testing/test-context';
import { gallery } from '@/lib/contract/content/gallery';
import { getGalleries, getGallery } from '@/lib/data/content/galleries';
import { toGallery } from '@/lib/domain/content/gallery';
import { coreGalleryGroup } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/content/galleries', () => ({ getGalleries: jest.fn(), getGallery: jest.fn() }));

const one = (id: number) =>
  toGallery(
    gallery.parse({
      id,
      url: `gallery ${id}`,
      heading: `Gallery ${id}`,
      sub_heading: 'Sub',
      slides: [{ id: id * 10, heading: `Slide ${id}`, image: IMAGE }],
    }),
  );

beforeEach(() => {
  jest.mocked(getGalleries).mockResolvedValue([one(1), one(2)]);
  jest
    .mocked(getGallery)
    .mockReset()
    .mockImplementation(async (id) => one(Number(id)));
});

it('shows the sample: a thumbnail for each gallery, none open', async () => {
  await renderWidget(coreGalleryGroup, sample);
  expect(getGalleries).toHaveBeenCalledWith('shops', '16x9');
  expect(getGallery).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'In other shops' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gallery 1 Sub' })).toHaveAttribute(
    'href',
    '/page/gallery%201#gallery-1-r1b1-0',
  );
});

it('opens the gallery of the address below, in a lightbox', async () => {
  const view = await renderWidget(coreGalleryGroup, sample, { ...VISITOR, params: ['gallery 2'] });
  expect(getGallery).toHaveBeenCalledWith('2', '1x1', '4x3');
  expect(view?.container.querySelector('#gallery-2-r1b1-0')).toContainElement(
    screen.getByRole('link', { name: 'Enlarge: Slide 2' }),
  );
  expect(screen.getByRole('link', { name: 'Gallery 2 Sub' })).toHaveAttribute('aria-current', 'true');
});

it('opens a single gallery directly, without a thumbnail', async () => {
  jest.mocked(getGalleries).mockResolvedValue([one(7)]);
  await renderWidget(coreGalleryGroup, sample);
  expect(screen.getByRole('link', { name: 'Enlarge: Slide 7' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('shows all galleries on a page whose address takes no item', async () => {
  await renderWidget(coreGalleryGroup, sample, { ...VISITOR, slug: '', path: '/' });
  expect(screen.getByRole('link', { name: 'Gallery 2 Sub' })).toHaveAttribute('href', '#gallery-2-r1b1-0');
  expect(screen.getByRole('link', { name: 'Enlarge: Slide 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enlarge: Slide 2' })).toBeInTheDocument();
});

it('opens its own of the galleries that another group of the page has, too', async () => {
  const context = { ...VISITOR, slug: '', path: '/', place: { block: 'r2b1', index: 1 } };
  const view = await renderWidget(coreGalleryGroup, sample, context);
  const link = screen.getByRole('link', { name: 'Gallery 2 Sub' });
  expect(link).toHaveAttribute('href', '#gallery-2-r2b1-1');
  expect(view?.container.querySelector('#gallery-2-r2b1-1')).not.toBeNull();
});

it('offers no gallery without slides, opens the only one that has some, and names one without a name', async () => {
  const empty = { ...one(2), slides: [] };
  jest.mocked(getGalleries).mockResolvedValue([one(1), empty]);
  await renderWidget(coreGalleryGroup, sample);
  expect(screen.getByRole('link', { name: 'Enlarge: Slide 1' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
  const group = widgetData('core/gallery_group', sample);
  expect(await coreGalleryGroup.leadsTo?.(group, { item: 'gallery 2', page: 1 })).toBe(false);
  jest.mocked(getGalleries).mockResolvedValue([{ ...one(1), heading: '', subheading: '' }, one(2)]);
  await renderWidget(coreGalleryGroup, sample);
  expect(screen.getByRole('link', { name: 'gallery 1' })).toBeInTheDocument();
});

it('renders nothing for an empty group', async () => {
  jest.mocked(getGalleries).mockResolvedValue([]);
  expect((await renderWidget(coreGalleryGroup, sample))?.container).toBeEmptyDOMElement();
});
