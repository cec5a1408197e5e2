import { screen } from '@testing-library/react';
import { IMAGE, renderWidget } from '@/components/widgets/testing/test-server';
import { testimonial } from '@/lib/contract/content/testimonial';
import { getTestimonials } from '@/lib/data/content/testimonials';
import { toTestimonial } from '@/lib/domain/content/testimonials';
import { coreHeroTestimonial } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/for-customer', () => ({ isForCustomer: async () => false }));
jest.mock('@/lib/data/content/testimonials', () => ({ getTestimonials: jest.fn() }));
jest.mock('@/lib/data/site/site', () => ({ getSite: jest.fn() }));

const some = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    toTestimonial(
      testimonial.parse({
        id: index + 1,
        content: `<p>Said ${index + 1}</p>`,
        name: `Name ${index + 1}`,
        title: 'Salon',
        rating: 4,
        image: IMAGE,
      }),
    ),
  );

it('shows the sample, with at most three testimonials', async () => {
  jest.mocked(getTestimonials).mockResolvedValue(some(5));
  const view = await renderWidget(coreHeroTestimonial, sample);
  expect(getTestimonials).toHaveBeenCalledWith('groomers', 3);
  expect(screen.getByRole('heading', { name: 'What groomers say' })).toBeInTheDocument();
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(screen.getByText('Said 1')).toBeInTheDocument();
  expect(screen.getAllByText('4 out of 5 stars')).toHaveLength(3);
  expect(view?.container.querySelector('img')?.getAttribute('src')).toMatch(/\/1x1\/100\.jpg$/);
  expect(screen.getByRole('link', { name: 'Become a stockist' })).toBeInTheDocument();
});

it('shows a button alone', async () => {
  jest.mocked(getTestimonials).mockResolvedValue([]);
  await renderWidget(coreHeroTestimonial, { button_text: 'To the shop', button_link: '/shop' });
  expect(screen.getByRole('link', { name: 'To the shop' })).toBeInTheDocument();
});

it('shows its text without testimonials, and renders nothing without text', async () => {
  jest.mocked(getTestimonials).mockResolvedValue([]);
  await renderWidget(coreHeroTestimonial, sample);
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect((await renderWidget(coreHeroTestimonial, {}))?.container).toBeEmptyDOMElement();
});
