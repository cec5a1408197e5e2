import { screen } from '@testing-library/react';
import { VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { widgetData } from '@/components/widgets/testing/test-context';
import { row } from '@/lib/contract/content/page';
import { getArticle } from '@/lib/data/content/articles';
import { blogArticleView } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/content/articles', () => ({ getArticle: jest.fn() }));
jest.mock('@/lib/data/content/current-slug', () => ({
  currentSlug: async (_base: string, slug: string) => (slug === 'former' ? 'the-first-groom' : slug),
}));

const ARTICLE = {
  slug: 'the-first-groom',
  name: 'The first groom',
  blurb: 'Slowly.',
  author: 'Graham Oates',
  picture: null,
  group: null,
  publishedAt: '2026-03-01T00:00:00Z',
  readingTime: 3,
  title: '',
  metaDescription: '',
  content: '<p>Begin with the dryer off.</p>',
  rows: [],
  updatedAt: '',
};

beforeEach(() => {
  jest.mocked(getArticle).mockImplementation(async (slug) => (slug === 'the-first-groom' ? ARTICLE : null));
});

it('shows the sample’s article', async () => {
  await renderWidget(blogArticleView, sample);
  expect(screen.getByRole('heading', { level: 2, name: 'The first groom' })).toBeInTheDocument();
  expect(screen.getByText('Begin with the dryer off.')).toBeInTheDocument();
  expect(screen.getByText('1 March 2026')).toBeInTheDocument();
});

it('shows an article whose address has changed since', async () => {
  await renderWidget(blogArticleView, { article: 'former' });
  expect(screen.getByRole('heading', { name: 'The first groom' })).toBeInTheDocument();
});

it('shows the article of the address as the page’s title', async () => {
  await renderWidget(blogArticleView, {}, { ...VISITOR, params: ['the-first-groom'], first: true });
  expect(screen.getByRole('heading', { level: 1, name: 'The first groom' })).toBeInTheDocument();
});

it('shows the article’s rows below it', async () => {
  const rows = [row.parse({ id: 1, row_type: 'plain', blocks: [] })];
  jest.mocked(getArticle).mockResolvedValue({ ...ARTICLE, rows });
  const renderRows = jest.fn(() => <p>Its rows</p>);
  await renderWidget(blogArticleView, sample, { ...VISITOR, renderRows });
  expect(screen.getByText('Its rows')).toBeInTheDocument();
  expect(renderRows).toHaveBeenCalledWith(rows);
  await renderWidget(blogArticleView, sample);
  expect(screen.queryByText('Its rows')).toBeNull();
});

it('renders nothing for an unknown article: the item in the address may be one of another widget', async () => {
  const gone = { ...VISITOR, params: ['gone'] };
  expect((await renderWidget(blogArticleView, {}, gone))?.container).toBeEmptyDOMElement();
  expect(await blogArticleView.leadsTo?.(widgetData('Blog/article_view', {}), { item: 'gone', page: 1 })).toBe(false);
  expect((await renderWidget(blogArticleView, { article: 'gone' }))?.container).toBeEmptyDOMElement();
  expect((await renderWidget(blogArticleView, {}))?.container).toBeEmptyDOMElement();
});
