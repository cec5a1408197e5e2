import { dispatchWords } from './dispatch-words';

jest.mock('next-intl/server', () => jest.requireActual<{ serverWords: object }>('@/lib/i18n/test-words').serverWords);
const mockDispatch = { least: 1, most: 4 };
jest.mock('@/lib/data/site/site', () => ({ getSite: async () => ({ dispatch: mockDispatch }) }));

it.each([
  [1, 4, 'Dispatched in 1 to 4 business days'],
  [0, 2, 'Dispatched within 2 business days'],
  [1, 1, 'Dispatched within 1 business day'],
  [0, 0, 'Dispatched on the same business day'],
  // Invalid settings must not break the page.
  [5, 2, 'Dispatched within 5 business days'],
])('shows %i to %i business days', async (least, most, words) => {
  Object.assign(mockDispatch, { least, most });
  expect(await dispatchWords()).toBe(words);
});
