import { dispatchWords, tradeFacts } from './trade-words';

jest.mock('next-intl/server', () => jest.requireActual<{ serverWords: object }>('@/lib/i18n/test-words').serverWords);
const mockSite = {
  dispatch: { least: 1, most: 4 },
  minimum: { cents: 30_000, includesGst: false },
  settings: { returnDays: 21 },
};
jest.mock('@/lib/data/site/site', () => ({ getSite: async () => mockSite }));

it.each([
  [1, 4, 'Dispatched in 1 to 4 business days'],
  [0, 2, 'Dispatched within 2 business days'],
  [1, 1, 'Dispatched within 1 business day'],
  [0, 0, 'Dispatched on the same business day'],
  // Invalid settings must not break the page.
  [5, 2, 'Dispatched within 5 business days'],
])('shows %i to %i business days', async (least, most, words) => {
  Object.assign(mockSite.dispatch, { least, most });
  expect(await dispatchWords()).toBe(words);
});

it.each([
  [30_000, 21, ['$300 minimum order, any mix of lines', '21-day money-back guarantee, less shipping']],
  [25_050, 30, ['$250.50 minimum order, any mix of lines', '30-day money-back guarantee, less shipping']],
  [0, 0, []],
])('has a minimum of %i cents and a guarantee of %i days as they are set', async (cents, returnDays, words) => {
  Object.assign(mockSite, { minimum: { cents, includesGst: false }, settings: { returnDays } });
  expect((await tradeFacts()).slice(1).map(([, fact]) => fact)).toEqual(words);
});
