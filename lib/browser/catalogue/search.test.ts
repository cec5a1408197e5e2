import { findSuggestions } from './search';

const { signal } = new AbortController();
const reply = (...slugs: string[]) =>
  Response.json({ data: slugs.map((slug) => ({ slug, name: slug })), total: slugs.length });

it('asks again for what was typed before, since a tab may stay open for days', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(reply('old')).mockResolvedValueOnce(reply('new'));
  const slugs = async () => (await findSuggestions(' red  dog', signal))?.products.map(({ slug }) => slug);
  expect([await slugs(), await slugs()]).toEqual([['old'], ['new']]);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/v1/sell/product/suggest?search=red+dog',
    '/api/v1/sell/product/suggest?search=red+dog',
  ]);
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => Response.json({}, { status: 500 })],
])('has no suggestions after %s', async (_, answer) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await findSuggestions('dog', signal)).toBeNull();
});
