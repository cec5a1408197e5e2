import { redirectUseReport, readToken } from '../../domain/content/preview/preview-token';
import { UpstreamError } from '../errors';
import { send } from '../transport';
import { countRedirect, reportUses } from './redirect-uses';

jest.mock('../transport', () => ({ send: jest.fn() }));
const platform = jest.mocked(send);
const SECRET = 'a secret of twenty-four characters or more';

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = 'https://shop.example.com';
  process.env.REVALIDATE_SECRET = SECRET;
});
beforeEach(() => platform.mockReset());

const reported = () => {
  const input: unknown = platform.mock.lastCall?.[1];
  const token = /"token":"([^"]+)"/.exec(JSON.stringify(input))?.[1] ?? '';
  return readToken(redirectUseReport, SECRET, token, Date.now())?.uses;
};

it('reports sums, retries them after a failure, and stops if the platform lacks the call', async () => {
  for (const key of ['/a', '/b', '/a']) countRedirect(key);
  platform.mockRejectedValueOnce(new UpstreamError('unavailable', 'Network Error'));
  await reportUses();
  countRedirect('/a');
  await reportUses();
  expect(reported()).toEqual([
    { key: '/a', count: 3 },
    { key: '/b', count: 1 },
  ]);
  await reportUses();
  expect(platform).toHaveBeenCalledTimes(2);
  countRedirect('/a');
  platform.mockRejectedValueOnce(new UpstreamError('not-found', 'No', { status: 404, code: 'NOT_FOUND' }));
  await reportUses();
  countRedirect('/a');
  await reportUses();
  expect(platform).toHaveBeenCalledTimes(3);
});
