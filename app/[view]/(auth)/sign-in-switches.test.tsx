/**
 * The site's sign-in settings: codes only, Google, date of birth in the application. All are off unless the platform
 * enables them.
 */
import { renderOnServer } from '@/components/widgets/testing/test-server';
import { screen } from '@testing-library/react';
import { siteSettings } from '@/lib/contract/site/site';
import { toSiteSettings } from '@/lib/domain/site/settings';
import type { SentMail } from '@/lib/data/sign-in/mail-attempt';
import LoginPage from './login/page';
import SignupPage from './signup/page';

let signIn: Record<string, boolean> = {};
let sent: SentMail | null = null;
jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('@/lib/data/site/site', () => ({
  getSite: async () => ({ settings: toSiteSettings(siteSettings.parse({ name: 'Shop', sign_in: signIn })) }),
}));
jest.mock('@/lib/data/viewer', () => ({ getViewer: async () => ({ kind: 'visitor' }) }));
jest.mock('@/lib/data/for-customer', () => ({ isForCustomer: async () => false }));
jest.mock('@/lib/data/sign-in/mail-attempt', () => ({ getSentMail: async () => sent }));
jest.mock('@/lib/data/catalogue/shortlist.server', () => ({ getShortlist: async () => [] }));
jest.mock('@/lib/data/catalogue/products', () => ({ getProducts: async () => ({ items: [] }) }));
jest.mock('@/lib/actions/sign-in/session', () => ({ signIn: jest.fn() }));
jest.mock('@/lib/actions/sign-in/sign-in-link', () => ({ enterCode: jest.fn() }));
jest.mock('@/lib/actions/sign-in/register', () => ({ register: jest.fn() }));

const SECRET = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';

async function show(page: typeof LoginPage | typeof SignupPage, query: Record<string, string> = {}): Promise<void> {
  await renderOnServer(
    await page({ params: Promise.resolve({ view: 'en~live' }), searchParams: Promise.resolve(query) }),
  );
}

beforeAll(() => {
  process.env.SESSION_PASSWORD = SECRET;
  process.env.OAUTH_CLIENT_ID = 'stockist';
});
beforeEach(() => {
  signIn = {};
  sent = null;
});

it('has all of them off by default', async () => {
  await show(LoginPage);
  expect(screen.getByRole('button', { name: 'E-mail me a link' })).toHaveAttribute('value', 'link');
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Log in with single sign-on' })).toBeInTheDocument();
  await show(SignupPage);
  expect(screen.queryByLabelText(/Date of birth/)).toBeNull();
});

it('offers a code and does not mention a link when the site mails codes only', async () => {
  signIn = { code_only: true };
  await show(LoginPage);
  expect(screen.getByRole('button', { name: 'E-mail me a code' })).toHaveAttribute('value', 'link');
  expect(screen.queryByText(/sign-in link/)).toBeNull();
  sent = { email: 'ida@example.com', againAt: 0 };
  for (const page of [LoginPage, SignupPage]) {
    await show(page, { sent: '1' });
    const main = document.body.textContent ?? '';
    expect(main).toContain('ida@example.com');
    expect(main).toMatch(/Type (the|its) code here/);
    expect(main).not.toMatch(/link/i);
  }
});

it('signs in with Google and passes the target page when the site enables it', async () => {
  signIn = { google: true };
  await show(LoginPage, { next: '/orders?page=2' });
  const form = screen.getByRole('button', { name: 'Continue with Google' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/session/authorize');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ next: '/orders?page=2', provider: 'Google' });
});

it('asks for a required date of birth when the site does', async () => {
  signIn = { signup_date_of_birth: true };
  await show(SignupPage);
  const field = screen.getByLabelText(/Date of birth/);
  expect(field).toHaveAttribute('type', 'date');
  expect(field).toBeRequired();
});
