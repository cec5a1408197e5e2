import { articleList } from '../contract/content/article';
import { log } from '../config/log';
import { readReply } from './read-reply';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

const article = (id: number) => ({ id, name: `Article ${id}`, slug: `a-${id}` });

it('shows the other records of a list, and logs the one that does not parse once', () => {
  const read = () =>
    readReply('/cognito/article', articleList.reply, { data: [article(1), { ...article(2), slug: 7 }, article(3)] });
  expect([read(), read()].map(({ data }) => data.map(({ id }) => id))).toEqual([
    ['1', '3'],
    ['1', '3'],
  ]);
  expect(logged.mock.calls.map(([details]: unknown[]) => details)).toEqual([
    { call: '/cognito/article', record: '2', path: 'slug', message: expect.any(String) },
  ]);
});

it('refuses a reply that is not of the contract', () => {
  expect(() => readReply('/cognito/article', articleList.reply, { data: [{ id: 1 }] }, 200)).toThrow('Network Error');
});
