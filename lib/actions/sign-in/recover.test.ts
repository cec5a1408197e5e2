import { stubPlatform } from '../../upstream/http/stub-platform';
import { NEW_FORM } from '../form-state';
import { resetPassword } from './recover';

jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, getAll: () => [], set: () => undefined }),
  headers: async () =>
    new Headers({ origin: 'http://localhost:3000', 'x-csrf': '1', 'x-forwarded-for': '203.0.113.12' }),
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('next/navigation', () => ({ notFound: jest.fn(), redirect: jest.fn() }));

/** The account's password, and whether the code was used. */
let password = '';
let isUsed = false;
let losesReplies = false;

function check(query: URLSearchParams): Response {
  const reply = isUsed
    ? Response.json({ text_code: 'CODE_EXPIRED', message: 'Used.', errors: {} }, { status: 422 })
    : Response.json({ success: true });
  if (!isUsed) password = query.get('newpassword') ?? '';
  isUsed = true;
  if (losesReplies) throw new TypeError('The connection was lost');
  return reply;
}

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(({ pathname, searchParams }, { body }) => {
    if (pathname.endsWith('/recoverPasswordCheck')) return check(searchParams);
    if (pathname.endsWith('/authUser')) return Response.json({ item: { id: '7', email: 'ana@example.com' } });
    return body?.includes(JSON.stringify(password))
      ? Response.json({ access_token: 'a', refresh_token: 'r' })
      : Response.json({ text_code: 'LOGIN_FAILED', message: 'Wrong.', errors: {} }, { status: 401 });
  });
});
beforeEach(() => {
  [password, isUsed, losesReplies] = ['the old one', false, false];
});

function reset(newpassword: string) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ email: 'ana@example.com', code: '123456', newpassword }))
    data.set(name, value);
  return resetPassword(NEW_FORM, data);
}

it('does not say that nothing was changed when the reply is lost, and signs in at the second try', async () => {
  losesReplies = true;
  expect(await reset('a long walk on the beach')).toMatchObject({ message: 'noReply', unavailable: 'no-reply' });
  losesReplies = false;
  expect(await reset('a long walk on the beach')).toMatchObject({ goTo: '/', errors: {} });
});

it('refuses a used code with another password', async () => {
  isUsed = true;
  expect(await reset('a long walk on the beach')).toMatchObject({ errors: { code: 'codeExpired' } });
});
