import { render, screen } from '@testing-library/react';
import { VISITOR, widgetData } from '@/components/widgets/testing/test-context';
import { getArticles } from '@/lib/data/content/articles';
import { blogArticleList } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/content/articles', () => ({ getArticles: jest.fn() }));
jest.mock('@/lib/data/site/site', () => ({
  getSite: async () => ({
    redirects: [{ from: '/blog/former', to: '/blog/business-tips', prefix: false, changed_at: null }],
  }),
}));
jest.mock('@/lib/config/env', () => ({ env: () => ({ APP_ORIGIN: 'https://shop.example' }) }));
jest.mock('@/components/content/blog/article-grid', () => ({
  ArticleGrid: ({ articles }: { articles: { name: string }[] }) => (
    <ul>
      {articles.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  ),
}));

const prepare = (settings: Record<string, unknown>) =>
  blogArticleList.prepare(widgetData('Blog/article_list', settings), VISITOR);

it('requests the articles of the sample and shows them below its heading', async () => {
  jest
    .mocked(getArticles)
    .mockResolvedValue({ items: [{ name: 'A shelf that pays' }], pageCount: 1, total: 1 } as never);
  render(await prepare(sample));
  expect(getArticles).toHaveBeenCalledWith({ group: 'business-tips', pageSize: 3 });
  expect(screen.getByRole('heading', { name: 'From the blog' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('A shelf that pays');
});

it('renders nothing without articles', async () => {
  jest.mocked(getArticles).mockResolvedValue({ items: [], pageCount: 0, total: 0 });
  expect(render(await prepare({})).container).toBeEmptyDOMElement();
});

it('follows a group to its new address', async () => {
  const found = { items: [{ name: 'A shelf that pays' }], pageCount: 1, total: 1 };
  const none = { items: [], pageCount: 0, total: 0 };
  jest.mocked(getArticles).mockImplementation(async ({ group } = {}) => (group === 'former' ? none : found) as never);
  render(await prepare({ group: 'former' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('A shelf that pays');
  expect(getArticles).toHaveBeenLastCalledWith(expect.objectContaining({ group: 'business-tips' }));
  const list = widgetData('Blog/article_list', { group: 'former', pager: true });
  expect(await blogArticleList.leadsTo?.(list, { item: '', page: 2 })).toBe(true);
});
