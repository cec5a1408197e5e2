import { htmlOf } from '@/components/widgets/testing/test-server';
import { siteSettings } from '@/lib/contract/site/site';
import { toSiteSettings } from '@/lib/domain/site/settings';
import type { Testimonial } from '@/lib/domain/content/testimonials';
import { ShopReviews } from './shop-reviews';

jest.mock('@/lib/data/for-customer', () => ({ isForCustomer: async () => false }));
jest.mock('@/lib/data/site/site', () => ({
  getSite: async () => ({ settings: toSiteSettings(siteSettings.parse({ name: 'Bark' })) }),
}));
process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';

const rated = (rating: number): Testimonial => ({
  id: '1',
  html: 'Good',
  name: 'Ada',
  title: '',
  picture: null,
  rating,
});
const markup = async (slug: string | undefined, rating = 5): Promise<string> =>
  htmlOf(await ShopReviews({ testimonials: [rated(rating)], context: { slug } }));

it('marks testimonials up as reviews on the page about the shop', async () => {
  expect(await markup('')).toContain('"ratingValue":5');
});

it('marks none up on other pages, or without a rating', async () => {
  expect(await markup('grooming-workshop')).toBe('');
  expect(await markup(undefined)).toBe('');
  expect(await markup('', 0)).toBe('');
});
