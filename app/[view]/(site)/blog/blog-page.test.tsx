import { renderOnServer } from '@/components/widgets/testing/test-server';
import { screen, within } from '@testing-library/react';
import BlogPage from './[[...path]]/page';

const TOP = { id: '1', name: 'Health', url: 'health', content: '', picture: null, parents: [], children: [], level: 0 };
const BELOW = { ...TOP, id: '2', name: 'Teeth', url: 'teeth', parents: [{ name: 'Health', url: 'health' }], level: 1 };

jest.mock('next/navigation', () => ({ notFound: jest.fn() }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));
jest.mock('@/lib/data/catalogue/groups', () => ({ getGroup: async () => BELOW, getTopGroups: async () => [TOP] }));
jest.mock('@/lib/data/content/articles', () => ({ getArticles: async () => ({ items: [], pageCount: 0, total: 0 }) }));
jest.mock('@/lib/data/catalogue/list-metadata', () => ({ listMetadata: jest.fn() }));
jest.mock('@/lib/data/content/pages', () => ({ getPage: jest.fn() }));
jest.mock('@/components/site/json-ld', () => ({ JsonLd: () => null }));
jest.mock('@/components/cart/bar/static-order-bar', () => ({ StaticOrderBar: () => null }));
jest.mock('@/lib/config/env', () => ({ env: () => ({ APP_ORIGIN: 'https://shop.example' }) }));

it('leads from a group of the blog to those above it', async () => {
  await renderOnServer(await BlogPage({ params: Promise.resolve({ path: ['teeth'] }) }));
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Blog', '/blog'],
    ['Health', '/blog/health'],
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Teeth');
});
