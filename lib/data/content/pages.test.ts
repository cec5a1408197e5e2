import { pageBlock } from '../../contract/content/page-block';
import { UpstreamError } from '../../upstream/errors';
import { publicQuery } from '../../upstream/graphql/graphql';
import { publicCall } from '../../upstream/public-call';
import { getPage } from './pages';

jest.mock('../tags', () => ({ tags: { page: () => '' }, publicRead: () => undefined }));
jest.mock('./schedule', () => ({ scheduled: async (look: (at: number) => unknown) => look(0) }));
jest.mock('../../upstream/public-call', () => ({ publicCall: jest.fn() }));
jest.mock('../../upstream/graphql/graphql', () => ({ publicQuery: jest.fn() }));

const notFound = (code: string) => new UpstreamError('not-found', 'No.', { status: 404, code });
const listed = {
  id: '1',
  name: 'About',
  url: 'about',
  updated_at: '2026-11-01',
  content: '"<p>old</p>"',
  pageContents: [pageBlock.parse({ id: '1', template: 'core/html', variables: '{"html":"x"}' })],
};

beforeEach(() => {
  jest
    .mocked(publicQuery)
    .mockReset()
    .mockResolvedValue({ page: listed } as never);
});

it('sends one call if the platform reports that the page does not exist', async () => {
  jest.mocked(publicCall).mockRejectedValue(notFound('NOT_FOUND'));
  expect(await getPage('about')).toBeNull();
  expect(publicQuery).not.toHaveBeenCalled();
});

it('reads a page by GraphQL if the platform lacks the extension', async () => {
  jest.mocked(publicCall).mockRejectedValue(notFound('UNKNOWN_PATH'));
  expect(await getPage('about')).toMatchObject({
    slug: 'about',
    title: 'About',
    content: '<p>old</p>',
    rows: [{ blocks: [{ widgets: [{ outer: 'core/html', templatevar: { html: 'x' } }] }] }],
  });
  jest.mocked(publicQuery).mockResolvedValue({ page: null } as never);
  expect(await getPage('about')).toBeNull();
});

it('returns null without GraphQL, and fails without a response', async () => {
  jest.mocked(publicCall).mockRejectedValue(notFound(''));
  jest.mocked(publicQuery).mockRejectedValue(new UpstreamError('refused', 'No.', { status: 404 }));
  expect(await getPage('about')).toBeNull();
  jest.mocked(publicQuery).mockRejectedValue(new UpstreamError('unavailable', 'Network Error'));
  await expect(getPage('about')).rejects.toThrow('Network Error');
});
