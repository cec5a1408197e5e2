import { UpstreamError } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { getFacets } from './filtered-products';

jest.mock('../tags', () => ({ publicRead: () => undefined, tags: { products: 'products' } }));
jest.mock('../../i18n/current-view', () => ({}));
jest.mock('../../upstream/public-call');
const asked = jest.mocked(publicCall);

const failing = (kind: 'not-found' | 'unavailable', status: number) => new UpstreamError(kind, '', { status });

it('has no filters where the platform does not know them', async () => {
  asked.mockRejectedValueOnce(failing('not-found', 404));
  expect(await getFacets()).toBeNull();
});

it.each([
  failing('unavailable', 503),
  // As it leaves a cached read.
  Object.assign(new Error('An error occurred'), { digest: failing('unavailable', 503).digest }),
])('keeps the active filters where the platform does not answer: %s', async (error) => {
  asked.mockRejectedValueOnce(error);
  const none = { brands: [], hasNew: false, hasSpecial: false, hasSoldOut: false };
  expect(await getFacets({ search: error.name })).toEqual(none);
});

it('throws what is no failure of the platform', async () => {
  asked.mockRejectedValueOnce(new TypeError('a fault'));
  await expect(getFacets({ group: 'bags' })).rejects.toThrow(TypeError);
});
