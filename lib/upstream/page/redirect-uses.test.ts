import { redirectUsesTold, readToken } from '../../domain/content/preview/preview-token';
import { UpstreamError } from '../errors';
import { send } from '../transport';
import { countRedirect, tellUses } from './redirect-uses';

jest.mock('../transport', () => ({ send: jest.fn() }));
const platform = jest.mocked(send);
const SECRET = 'a secret of twenty-four characters or more';

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = 'https://shop.example.com';
  process.env.REVALIDATE_SECRET = SECRET;
});
beforeEach(() => platform.mockReset());

const told = () => {
  const input: unknown = platform.mock.lastCall?.[1];
  const proof = /"proof":"([^"]+)"/.exec(JSON.stringify(input))?.[1] ?? '';
  return readToken(redirectUsesTold, SECRET, proof, Date.now())?.uses;
};

it('tells sums, keeps them while the platform is away, and asks no more where it does not know', async () => {
  for (const key of ['/a', '/b', '/a']) countRedirect(key);
  platform.mockRejectedValueOnce(new UpstreamError('unavailable', 'Network Error'));
  await tellUses();
  countRedirect('/a');
  await tellUses();
  expect(told()).toEqual([
    { key: '/a', count: 3 },
    { key: '/b', count: 1 },
  ]);
  await tellUses();
  expect(platform).toHaveBeenCalledTimes(2);
  countRedirect('/a');
  platform.mockRejectedValueOnce(new UpstreamError('not-found', 'No', { status: 404, code: 'NOT_FOUND' }));
  await tellUses();
  countRedirect('/a');
  await tellUses();
  expect(platform).toHaveBeenCalledTimes(3);
});
