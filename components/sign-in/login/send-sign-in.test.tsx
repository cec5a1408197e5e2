import { NEW_FORM } from '@/lib/actions/form-state';
import { sendSignIn } from './send-sign-in';

const reply = jest.fn();
globalThis.fetch = reply;
AbortSignal.timeout ??= () => new AbortController().signal;

function form(): FormData {
  const data = new FormData();
  data.append('username', 'trade@example.com');
  data.append('password', 'p&ss');
  data.append('$ACTION_1', 'React’s own');
  return data;
}

const answer = (body: unknown, ok = true) => reply.mockResolvedValueOnce({ ok, status: 200, json: async () => body });

it('sends what was typed and returns where to go on', async () => {
  answer({ values: { username: 'trade@example.com' }, errors: {}, message: null, attempt: 1, goTo: '/shop' });
  expect(await sendSignIn({ ...NEW_FORM, attempt: 4 }, form())).toEqual({
    values: { username: 'trade@example.com' },
    errors: {},
    message: null,
    attempt: 5,
    goTo: '/shop',
  });
  const [path, { method, headers, body }] = reply.mock.lastCall as [string, { body: URLSearchParams } & RequestInit];
  expect([path, method, headers, body.toString()]).toEqual([
    '/api/session/sign-in',
    'POST',
    { 'x-csrf': '1' },
    'username=trade%40example.com&password=p%26ss',
  ]);
});

it('returns the messages of a refusal', async () => {
  answer({ values: {}, errors: { password: 'Missing' }, message: 'No.', unavailable: 'no-reply' });
  expect(await sendSignIn(NEW_FORM, form())).toEqual({
    values: {},
    errors: { password: 'Missing' },
    message: 'No.',
    attempt: 1,
    unavailable: 'no-reply',
  });
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['no message', { values: {}, errors: {} }],
  ['errors that are no texts', { values: {}, errors: { password: 1 }, message: null }],
  ['values that are no texts', { values: [], errors: {}, message: null }],
])('takes %s for no reply', async (_, body) => {
  answer(body);
  await expect(sendSignIn(NEW_FORM, form())).rejects.toThrow('was not answered');
});

it('takes an error for no reply', async () => {
  answer({ values: {}, errors: {}, message: null }, false);
  await expect(sendSignIn(NEW_FORM, form())).rejects.toThrow('was not answered');
});
