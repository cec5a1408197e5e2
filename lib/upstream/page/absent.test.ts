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

it('says so of a page that the platform does not have, and asks once for many', async () => {
  const path = `/${fresh()}`;
  expect(await Promise.all([isAbsent(path), isAbsent(path)])).toEqual([true, true]);
  expect(await isAbsent(path)).toBe(true);
  expect(platform).toHaveBeenCalledTimes(1);
});

it('asks for products by theirs, and not at all where the platform decides nothing', async () => {
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

it('never takes a page away because the platform failed, or is slow', async () => {
  const slug = fresh();
  platform.mockRejectedValueOnce(new UpstreamError('unavailable', 'Network Error'));
  expect(await isAbsent(`/${slug}`)).toBe(false);
  platform.mockReturnValueOnce(new Promise(() => undefined));
  expect(await isAbsent(`/${slug}`)).toBe(false);
});

it('takes nothing away where the platform has not got the call', async () => {
  const slug = fresh();
  platform.mockRejectedValue(new UpstreamError('not-found', 'No such path.', { status: 404 }));
  expect([await isAbsent(`/${slug}`), await isAbsent(`/${slug}`)]).toEqual([false, false]);
  expect(platform).toHaveBeenCalledTimes(1);
});

it('asks no more for what is there', async () => {
  const slug = fresh();
  platform.mockResolvedValueOnce(page(slug));
  expect([await isAbsent(`/${slug}`), await isAbsent(`/${slug}`)]).toEqual([false, false]);
  expect(platform).toHaveBeenCalledTimes(1);
  expect(platform).toHaveBeenCalledWith(pageByUrl, { query: { url: slug, pb: 1 } });
});

it('knows no other spelling than the page’s own', async () => {
  const slug = fresh();
  platform.mockResolvedValue(page(slug));
  expect([await isAbsent(`/${slug}%2F`), await isAbsent(`/${slug.toUpperCase()}`), await isAbsent(`/${slug}`)]).toEqual(
    [true, true, false],
  );
});

it('has addresses below a page only where a widget reads them', async () => {
  const [plain, list] = [fresh(), fresh()];
  platform.mockImplementation(async (_, input) =>
    page(String(Object(input).query.url), Object(input).query.url === list ? 'core/person_list' : 'core/html'),
  );
  expect([await isAbsent(`/${plain}`), await isAbsent(`/${plain}/x1`)]).toEqual([false, true]);
  expect([await isAbsent(`/${list}/2`), await isAbsent(`/${list}`)]).toEqual([false, false]);
});

it('sees at once what was just published, also while it was being asked for', async () => {
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
