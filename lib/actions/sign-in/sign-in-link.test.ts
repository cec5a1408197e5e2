import { stubPlatform } from '../../upstream/http/stub-platform';
import { NEW_FORM } from '../form-state';
import { mailApplication } from './register-mail';
import { enterCode } from './sign-in-link';
import { wantedPath } from './sign-in-mail';

const EMAIL = 'ana@example.com';
const cookies = new Map<string, string>();
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) ?? '' } : undefined),
    getAll: () => [],
    set: (name: string, value: string) => cookies.set(name, value),
    delete: (name: string) => cookies.delete(name),
  }),
  headers: async () => new Headers({ origin: 'http://localhost:3000', 'x-forwarded-for': '203.0.113.11' }),
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('next/navigation', () => ({
  notFound: jest.fn(),
  redirect: (address: string) => {
    throw new Error(`redirect ${address}`);
  },
}));

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(async ({ pathname }: URL) => {
    if (pathname.endsWith('/loginRecoveryCode'))
      return Response.json({ text_code: 'ACCOUNT_PENDING', message: 'Confirmed.', errors: {} }, { status: 403 });
    return Response.json(pathname.endsWith('/currentDomain') ? { item: { name: 'Shop' } } : { success: true });
  });
});
beforeEach(() => cookies.clear());

function send(fields: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ email: EMAIL, ...fields })) data.set(name, value);
  return enterCode(NEW_FORM, data);
}
const again = (next: string) => send({ code: 'spent', next, intent: 'again' });

it('continues where a spent link would have led, with the link that is sent in its place', async () => {
  await expect(again('/lists/12')).rejects.toThrow('redirect /login?sent=again&next=%2Flists%2F12');
  expect(await wantedPath(EMAIL)).toBe('/lists/12');
});

it('continues at no other site', async () => {
  await expect(again('//evil.example')).rejects.toThrow(/redirect \/login\?sent=again$/);
  expect(await wantedPath(EMAIL)).toBeNull();
});

describe('the shortlist, when the application is confirmed', () => {
  const APPLICATION = {
    email: EMAIL,
    first_name: 'Ana',
    last_name: 'Li',
    company_name: 'Tail & Co',
    abn: '51824753556',
    date_of_birth: null,
    state: '',
  } as const;
  const confirm = () => expect(send({ code: '123456' })).rejects.toThrow('redirect /signup?confirmed=1');

  it('is removed if it went along with the application', async () => {
    cookies.set('shortlist', 'oat-shampoo/bowl:6');
    await mailApplication(APPLICATION);
    await confirm();
    expect(cookies.has('shortlist')).toBe(false);
  });

  it('stays if something was added since', async () => {
    cookies.set('shortlist', 'oat-shampoo');
    await mailApplication(APPLICATION);
    cookies.set('shortlist', 'oat-shampoo/bowl:6');
    await confirm();
    expect(cookies.get('shortlist')).toBe('oat-shampoo/bowl:6');
  });

  it('stays in a browser that did not send the application', async () => {
    cookies.set('shortlist', 'bowl:6');
    await confirm();
    expect(cookies.get('shortlist')).toBe('bowl:6');
  });
});
