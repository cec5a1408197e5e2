import { type MailAttempt, authorizeAttempt, clearAttempt, mailAttempt, readAttempt, storeAttempt } from './attempt';

const attempt: MailAttempt = {
  purpose: 'sign-in',
  email: 'trade@example.com',
  next: `/${'x'.repeat(1_999)}`,
  fingerprint: 'f',
  sentAt: 1,
};

function jar(...cookies: { name: string; value: string }[]) {
  return { get: (name: string) => cookies.find((cookie) => cookie.name === name), getAll: () => cookies };
}

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});

it('stores an attempt in one cookie that browsers accept', async () => {
  const change = await storeAttempt(mailAttempt, attempt);
  expect(await readAttempt(jar(change), mailAttempt)).toEqual(attempt);
  expect(change.name.length + change.value.length).toBeLessThan(4_000);
  expect(change.options).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: 3600 });
});

it('fits the longest application into one cookie', async () => {
  const application = {
    email: 'a'.repeat(254),
    first_name: 'é'.repeat(80),
    last_name: '語'.repeat(80),
    company_name: '語'.repeat(120),
    abn: '5'.repeat(11),
    date_of_birth: '1990-01-01',
    state: 'NSW' as const,
  };
  const change = await storeAttempt(mailAttempt, {
    purpose: 'application',
    email: application.email,
    application,
    shortlist: 'm'.repeat(43),
    fingerprint: 'f'.repeat(21),
    sentAt: Date.now(),
  });
  expect(change.value.length).toBeLessThan(4_000);
});

it('is null if it is tampered with, of another kind, or absent', async () => {
  const { name, value } = await storeAttempt(mailAttempt, attempt);
  expect(await readAttempt(jar({ name, value: `${value.slice(0, -3)}xyz` }), mailAttempt)).toBeNull();
  expect(await readAttempt(jar({ name: 'stockist-authorize', value }), authorizeAttempt)).toBeNull();
  expect(await readAttempt(jar(), mailAttempt)).toBeNull();
});

it('is null after it has expired', async () => {
  const change = await storeAttempt(mailAttempt, attempt);
  jest.useFakeTimers({ now: Date.now() + 2 * 3600 * 1000 });
  expect(await readAttempt(jar(change), mailAttempt)).toBeNull();
  jest.useRealTimers();
});

it('is removed only if it exists', async () => {
  expect(clearAttempt(jar(), mailAttempt)).toEqual([]);
  const change = await storeAttempt(mailAttempt, attempt);
  expect(clearAttempt(jar(change), mailAttempt)).toMatchObject([
    { name: 'stockist-mail', value: '', options: { maxAge: 0 } },
  ]);
});
