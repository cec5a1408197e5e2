import type { z } from 'zod';
import { ok } from '../contract/common';
import { articleByUrl, articleList } from '../contract/content/article';
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

const refused = (value: unknown, schema: z.ZodType = articleByUrl.reply): unknown => {
  try {
    return readReply('/cognito/article', schema, value, 200);
  } catch (error) {
    return error;
  }
};

it.each([
  [
    { success: false, message: 'No.', errors: { url: 'Odd.' } },
    { kind: 'refused', message: 'No.', status: 422 },
  ],
  [{ text_code: 'TOKEN_EXPIRED' }, { kind: 'unauthorized', code: 'TOKEN_EXPIRED' }],
  [{ item: null }, { kind: 'not-found', status: 404 }],
  [{ success: true }, { kind: 'invalid-reply', status: 200 }],
  ['<html>', { kind: 'invalid-reply' }],
  [undefined, { kind: 'invalid-reply' }],
])('knows the refusal in a reply with the status of success: %j', (value, expected) => {
  expect(refused(value)).toMatchObject({ name: 'UpstreamError', ...expected });
});

it.each([null, {}, [], true, { success: true }, { success: null, item: { id: 7 } }])(
  'takes %j for a reply that only says that it is done',
  (value) => {
    expect(refused(value, ok)).toEqual({ success: true });
  },
);

it('knows that something was not done, and takes a page of HTML for no reply', () => {
  expect(refused({ success: false, message: 'Not yours.' }, ok)).toMatchObject({
    kind: 'refused',
    message: 'Not yours.',
  });
  expect(refused(undefined, ok)).toMatchObject({ kind: 'invalid-reply' });
});
