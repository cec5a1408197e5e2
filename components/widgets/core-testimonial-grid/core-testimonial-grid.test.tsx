import { screen } from '@testing-library/react';
import { renderWidget } from '@/components/widgets/testing/test-server';
import { testimonial } from '@/lib/contract/content/testimonial';
import { getTestimonials } from '@/lib/data/content/testimonials';
import { toTestimonial } from '@/lib/domain/content/testimonials';
import { coreTestimonialGrid } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/for-customer', () => ({ isForCustomer: async () => false }));
jest.mock('@/lib/data/content/testimonials', () => ({ getTestimonials: jest.fn() }));
jest.mock('@/lib/data/site/site', () => ({ getSite: jest.fn() }));

it('shows all testimonials below the sample’s heading, in two columns', async () => {
  jest
    .mocked(getTestimonials)
    .mockResolvedValue([
      toTestimonial(
        testimonial.parse({ id: 1, content: '<p>Said<script>x()</script></p>', name: 'Hana', title: 'Groom & Co' }),
      ),
      toTestimonial(testimonial.parse({ id: 2, content: 'More', name: 'Craig' })),
    ]);
  await renderWidget(coreTestimonialGrid, sample);
  expect(getTestimonials).toHaveBeenCalledWith('', 100);
  expect(screen.getByRole('heading', { name: 'What stockists say' })).toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveClass('@reading:grid-cols-2');
  expect(screen.getAllByRole('figure').map((figure) => figure.textContent)).toEqual([
    'SaidHanaGroom & Co',
    'MoreCraig',
  ]);
});

it('renders nothing without testimonials', async () => {
  jest.mocked(getTestimonials).mockResolvedValue([]);
  expect((await renderWidget(coreTestimonialGrid, sample))?.container).toBeEmptyDOMElement();
});
