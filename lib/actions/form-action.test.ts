import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { type Messages, loadMessages } from '../i18n/messages';
import { UpstreamError } from '../upstream/errors';
import { formAction, failureState } from './form-action';
import { NEW_FORM } from './form-state';

let english: Messages;
let origin = 'http://localhost:3000';

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace?: 'auth' | 'forms' }) =>
    createTranslator({ locale: 'en', messages: english, namespace }),
}));
jest.mock('next/navigation', () => ({
  redirect: (address: string) => {
    throw new Error(`redirect ${address}`);
  },
}));
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers({ origin }),
}));

const run = jest.fn();
const action = formAction({
  words: 'auth',
  empty: NEW_FORM,
  hidden: z.object({ next: z.string() }),
  fields: (t) =>
    z.object({
      username: z
        .string()
        .trim()
        .min(1, t('emailMissing'))
        .pipe(z.email(t('emailWrong'))),
      password: z.string().min(1, t('passwordMissing')),
    }),
  keep: ({ username = '' }) => ({ values: { username } }),
  run: async (fields, form) => run(fields, form) ?? form.answer(),
  failed: failureState('/account', ['username']),
});

const TYPED = { next: '/shop', username: ' ana@example.com ', password: 'secret' };

function send(more: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...more })) data.set(name, value);
  return action({ ...NEW_FORM, attempt: 3 }, data);
}

beforeAll(async () => {
  english = await loadMessages('en');
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});
beforeEach(() => {
  origin = 'http://localhost:3000';
  run.mockReset();
});

it('parses the fields with their schemas and returns the typed values', async () => {
  expect(await send()).toEqual({ ...NEW_FORM, values: { username: TYPED.username }, attempt: 4 });
  expect(run.mock.calls[0]?.[0]).toEqual({ next: '/shop', username: 'ana@example.com', password: 'secret' });
});

it('reports one error next to each invalid field', async () => {
  expect(await send({ username: 'ana', password: '' })).toMatchObject({
    values: { username: 'ana' },
    errors: { username: english.auth.emailWrong, password: english.auth.passwordMissing },
    message: null,
  });
  expect((await send({ username: ' ' })).errors.username).toBe(english.auth.emailMissing);
  expect(run).not.toHaveBeenCalled();
});

it('rejects a cross-site request and a form that was not made here', async () => {
  origin = 'https://elsewhere.example';
  expect((await send()).message).toBe(english.auth.foreignRequest);
  origin = 'http://localhost:3000';
  const data = new FormData();
  data.set('username', 'ana@example.com');
  expect(await action(NEW_FORM, data)).toMatchObject({ message: english.auth.foreignRequest, errors: {} });
  expect(run).not.toHaveBeenCalled();
});

it.each([null, 'text', { username: 'ana' }])('throws on %j, which is not a form', async (data) => {
  await expect(action(NEW_FORM, data as never)).rejects.toThrow(TypeError);
});

it('shows the platform’s message next to its field, otherwise above the form', async () => {
  const refusal = (fieldErrors: Record<string, string>) =>
    new UpstreamError('refused', 'Not now.', { status: 422, code: 'INVALID_INPUT', fieldErrors });
  run.mockRejectedValueOnce(refusal({ username: 'Unknown.', other: 'Not shown.' }));
  expect(await send()).toMatchObject({ errors: { username: 'Unknown.' }, message: null });
  run.mockRejectedValueOnce(refusal({ other: 'Not shown.' }));
  expect(await send()).toMatchObject({ errors: {}, message: 'Not now.' });
});

it('reports a missing response, whose call may have done its work', async () => {
  for (const words of [english.forms, english.cart]) expect(words.networkError).toContain('We do not know whether');
  expect(english.forms.noReply).toContain('We do not know whether');
  run.mockRejectedValueOnce(new UpstreamError('unavailable', ''));
  expect(await send()).toMatchObject({
    values: { username: TYPED.username },
    message: english.forms.networkError,
    unavailable: expect.any(String),
  });
});

it('rethrows errors that the platform did not cause', async () => {
  run.mockRejectedValueOnce(new RangeError('a mistake'));
  await expect(send()).rejects.toThrow('a mistake');
});
