import { getPageState } from './page-state';

jest.mock('./pages', () => ({
  getPage: jest.fn(async () => ({ version: 'older' })),
  readVersion: jest.fn(async () => 'newer'),
}));

it('tells one of those who ask within a few seconds to drop the cached page', async () => {
  const asked = await Promise.all([getPageState('about'), getPageState('about')]);
  expect(asked).toEqual([
    { version: 'newer', changed: true },
    { version: 'newer', changed: false },
  ]);
  expect(await getPageState('about')).toEqual({ version: 'newer', changed: false });
  expect(await getPageState('contact')).toEqual({ version: 'newer', changed: true });
});
