import { createTranslator } from 'next-intl';
import { LOCALE_COOKIE, type Locale } from '../../i18n/locales';
import { loadMessages } from '../../i18n/messages';
import { NEW_FORM } from '../form-state';
import { register } from './register';
import type { HttpRequest } from '../../upstream/http/http-request';
import { stubPlatform } from '../../upstream/http/stub-platform';

let locale: Locale = 'en';
let asksBirth = false;
let platform: () => Response = () => Response.json({ success: true });
const sent: Record<string, unknown>[] = [];

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: 'signup' | 'auth' }) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace }),
}));
jest.mock('next/navigation', () => ({
  notFound: jest.fn(),
  redirect: (address: string) => {
    throw new Error(`redirect ${address}`);
  },
}));
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name === LOCALE_COOKIE ? { value: locale } : undefined),
    getAll: () => [],
    set: () => undefined,
  }),
  headers: async () => new Headers({ origin: 'http://localhost:3000', 'x-forwarded-for': '203.0.113.9' }),
}));

beforeAll(async () => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(async (address: URL, request: HttpRequest) => {
    if (address.pathname.endsWith('/currentDomain'))
      return Response.json({ item: { name: 'Shop', sign_in: { signup_date_of_birth: asksBirth } } });
    sent.push(JSON.parse(request.body ?? '{}') as Record<string, unknown>);
    return platform();
  });
});

beforeEach(() => {
  locale = 'en';
  asksBirth = false;
  sent.length = 0;
  platform = () => Response.json({ success: true });
});

const TYPED = {
  abn: '51 824 753 556',
  company_name: 'Tail & Co',
  first_name: 'Ana',
  last_name: 'Li',
  email: 'ana@example.com',
};

async function send(more: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...more })) data.set(name, value);
  return register(NEW_FORM, data);
}

it('sends the application, without a date of birth unless required', async () => {
  await expect(send({ date_of_birth: '1985-04-23' })).rejects.toThrow('redirect /signup?sent=1');
  expect(sent).toMatchObject([{ email: 'ana@example.com', company_name: 'Tail & Co', date_of_birth: null }]);
});

it.each([
  ['', 'Enter your date of birth.'],
  ['2999-01-01', 'Enter your date of birth, a day in the past.'],
  ['1985-02-30', 'Enter your date of birth, a day in the past.'],
])('rejects the date of birth %j if the site requires one', async (date_of_birth, words) => {
  asksBirth = true;
  expect(await send({ date_of_birth })).toMatchObject({
    errors: { date_of_birth: words },
    values: { ...TYPED, date_of_birth },
    message: null,
  });
  expect(sent).toEqual([]);
});

it.each([
  ['', 'Enter the ABN of your business.'],
  ['5182', 'An ABN has 11 digits.'],
  ['1'.repeat(40), 'An ABN has 11 digits.'],
  ['51 824 753 557', 'This is not an ABN: check the digits.'],
])('rejects the ABN %j with the message that all forms share', async (abn, words) => {
  expect(await send({ abn })).toMatchObject({ errors: { abn: words }, message: null });
  expect(sent).toEqual([]);
});

it('sends the date of birth if the site requires one', async () => {
  asksBirth = true;
  await expect(send({ date_of_birth: '1985-04-23' })).rejects.toThrow('redirect /signup?sent=1');
  expect(sent).toMatchObject([{ date_of_birth: '1985-04-23' }]);
});

it('returns the typed values and reports the missing response', async () => {
  platform = () => {
    throw new TypeError('fetch failed');
  };
  expect(await send()).toMatchObject({
    values: TYPED,
    unavailable: 'no-reply',
    message: expect.stringMatching(/^Network Error/),
  });
});

it('shows the platform’s message next to its field', async () => {
  platform = () =>
    Response.json({ text_code: 'INVALID_INPUT', message: '', errors: { abn: 'Not registered.' } }, { status: 422 });
  expect(await send()).toMatchObject({ errors: { abn: 'Not registered.' }, message: null });
});

it('says in the visitor’s language what only the platform refuses', async () => {
  [locale, asksBirth] = ['de', true];
  const errors = { date_of_birth: 'You have to be 16 or older.' };
  const why = { reason: 'TOO_YOUNG', age: 16 };
  const refused = { text_code: 'INVALID_INPUT', message: errors.date_of_birth, errors, values: why };
  platform = () => Response.json({ ...refused, reasons: { date_of_birth: why } }, { status: 422 });
  const { profile } = await loadMessages('de');
  expect((await send({ date_of_birth: '2020-04-23' })).errors).toEqual({
    date_of_birth: profile.problem.young.replace('{age}', '16'),
  });
});
