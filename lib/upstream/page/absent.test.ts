import { pageByUrl } from '../../contract/content/page';
import { productByUrl } from '../../contract/catalogue/product';
import { UpstreamError } from '../errors';
import { send } from '../transport';
import { forgetAbsent, isAbsent } from './absent';

jest.mock('../transport', () => ({ send: jest.fn() }));
const platform = jest.mocked(send);
const page = (slug: string, outer = 'core/html') => ({
  item: { slug, rows: [{ blocks: [{ widgets: [{ outer }] }] }] },
});
const missing = () => new UpstreamError('not-found', 'There is none.', { status: 404, code: 'NOT_FOUND' });
let count = 0;
/** A slug that is not cached yet. */
const fresh = (): string => `page-${(count += 1)}`;

beforeEach(() => {
  platform.mockReset().mockRejectedValue(missing());
});

it('is true for a page that the platform does not have, with one call for concurrent requests', async () => {
  const path = `/${fresh()}`;
  expect(await Promise.all([isAbsent(path), isAbsent(path)])).toEqual([true, true]);
  expect(await isAbsent(path)).toBe(true);
  expect(platform).toHaveBeenCalledTimes(1);
});

it('checks products with their own call, and sends none for addresses that the platform does not decide', async () => {
  expect(await isAbsent('/product/none')).toBe(true);
  expect(platform).toHaveBeenCalledWith(productByUrl, { query: { url: 'none' } });
  expect([
    await isAbsent('/'),
    await isAbsent('/shop/x'),
    await isAbsent('/search/x'),
    await isAbsent('/LOGIN'),
  ]).toEqual([false, false, false, true]);
  expect(platform).toHaveBeenCalledTimes(1);
});

it('is false if the platform fails or is slow', async () => {
  const slug = fresh();
  platform.mockRejectedValueOnce(new UpstreamError('unavailable', 'Network Error'));
  expect(await isAbsent(`/${slug}`)).toBe(false);
  platform.mockReturnValueOnce(new Promise(() => undefined));
  expect(await isAbsent(`/${slug}`)).toBe(false);
});

it('is false if the platform lacks the call', async () => {
  const slug = fresh();
  platform.mockRejectedValue(new UpstreamError('not-found', 'No such path.', { status: 404 }));
  expect([await isAbsent(`/${slug}`), await isAbsent(`/${slug}`)]).toEqual([false, false]);
  expect(platform).toHaveBeenCalledTimes(1);
});

it('sends no further call for an existing page', async () => {
  const slug = fresh();
  platform.mockResolvedValueOnce(page(slug));
  expect([await isAbsent(`/${slug}`), await isAbsent(`/${slug}`)]).toEqual([false, false]);
  expect(platform).toHaveBeenCalledTimes(1);
  expect(platform).toHaveBeenCalledWith(pageByUrl, { query: { url: slug, pb: 1 } });
});

it('accepts only the exact spelling of a slug', async () => {
  const slug = fresh();
  platform.mockResolvedValue(page(slug));
  expect([await isAbsent(`/${slug}%2F`), await isAbsent(`/${slug.toUpperCase()}`), await isAbsent(`/${slug}`)]).toEqual(
    [true, true, false],
  );
});

it('accepts addresses below a page only if one of its widgets reads them', async () => {
  const [plain, list] = [fresh(), fresh()];
  platform.mockImplementation(async (_, input) =>
    page(String(Object(input).query.url), Object(input).query.url === list ? 'core/person_list' : 'core/html'),
  );
  expect([await isAbsent(`/${plain}`), await isAbsent(`/${plain}/x1`)]).toEqual([false, true]);
  expect([await isAbsent(`/${list}/2`), await isAbsent(`/${list}`)]).toEqual([false, false]);
});

it('discards cached results after a publication, even those still being requested', async () => {
  const slug = fresh();
  expect(await isAbsent(`/${slug}`)).toBe(true);
  const { promise, reject } = Promise.withResolvers<never>();
  platform.mockReturnValueOnce(promise);
  const other = fresh();
  const asked = isAbsent(`/${other}`);
  forgetAbsent();
  reject(missing());
  await asked;
  platform.mockImplementation(async (_, input) => page(String(Object(input).query.url)));
  expect([await isAbsent(`/${slug}`), await isAbsent(`/${other}`)]).toEqual([false, false]);
});
