import { UpstreamError } from '../upstream/errors';
import { publicCall } from '../upstream/public-call';
import { getProducts } from './catalogue/products';
import { getArticles } from './content/articles';
import { getPeople } from './content/people';

jest.mock('./tags', () => ({ publicRead: () => undefined, tags: {} }));
jest.mock('../i18n/current-view', () => ({}));
jest.mock('../upstream/public-call');
const asked = jest.mocked(publicCall);

const missing = () => asked.mockRejectedValueOnce(new UpstreamError('not-found', 'No such page', { status: 404 }));

it.each([
  ['products', getProducts],
  ['articles', getArticles],
  ['people', (query: { page: number }) => getPeople({ ...query, aspect: '1x1' as const })],
])('a page of %s that a platform does not have is empty, but the first one is missing', async (_, read) => {
  missing();
  expect(await read({ page: 99 })).toMatchObject({ items: [], pageCount: 0 });
  missing();
  await expect(read({ page: 1 })).rejects.toMatchObject({ kind: 'not-found' });
  asked.mockRejectedValueOnce(new UpstreamError('unavailable', 'Network Error'));
  await expect(read({ page: 98 })).rejects.toMatchObject({ kind: 'unavailable' });
});
