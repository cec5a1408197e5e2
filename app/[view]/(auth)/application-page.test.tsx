/** The page that shows an applicant the status of the application. */
import { renderOnServer } from '@/components/widgets/testing/test-server';
import { screen } from '@testing-library/react';
import { siteSettings } from '@/lib/contract/site/site';
import type { ApplicationStatus } from '@/lib/domain/account/application-steps';
import { toSiteSettings } from '@/lib/domain/site/settings';
import ApplicationPage from './signup/status/[token]/page';

let status: ApplicationStatus | null = null;
jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));
jest.mock('@/lib/data/site/site', () => ({
  getSite: async () => ({ settings: toSiteSettings(siteSettings.parse({ name: 'Shop', email: 'hello@example.com' })) }),
}));
jest.mock('@/lib/data/sign-in/application.server', () => ({ getApplication: async () => status }));
jest.mock('@/lib/data/catalogue/products', () => ({ getProducts: async () => ({ items: [] }) }));

const RECEIVED: ApplicationStatus = {
  progress: 'received',
  companyName: 'Wet Nose',
  askedAt: '2026-11-23T01:00:00Z',
  confirmedAt: '2026-11-23T02:00:00Z',
  openedAt: null,
  decidedAt: null,
  reason: '',
  productCount: 2,
};

async function show(changes: Partial<ApplicationStatus> | null): Promise<void> {
  status = changes && { ...RECEIVED, ...changes };
  await renderOnServer(
    await ApplicationPage({
      params: Promise.resolve({ view: 'en~live', token: '12.x' }),
      searchParams: Promise.resolve({}),
    }),
  );
}

it.each<[Partial<ApplicationStatus>, string]>([
  [{ progress: 'unconfirmed', confirmedAt: null }, 'Check your e-mail to confirm'],
  [{}, 'Thank you, your request is with us'],
  [{ progress: 'reviewing', openedAt: '2026-11-24T02:00:00Z' }, 'We are looking at your request'],
  [{ progress: 'approved', decidedAt: '2026-11-25T02:00:00Z' }, 'Your account is open'],
  [{ progress: 'declined', decidedAt: '2026-11-25T02:00:00Z' }, 'We cannot open an account'],
])('shows for %j: %s', async (changes, title) => {
  await show(changes);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

it('shows the steps with their dates, the current step and the attached shortlist', async () => {
  await show({});
  const [sent, , reviewed, decided] = screen.getAllByRole('listitem');
  expect(sent).toHaveTextContent('Your request is sent23 November 2026');
  expect(reviewed).toHaveAttribute('aria-current', 'step');
  expect(decided).toHaveTextContent('From 30 November 2026');
  expect(screen.getByText(/^Your shortlist: 2 products\./)).toBeInTheDocument();
});

it('shows the reason of a refusal', async () => {
  await show({ progress: 'declined', decidedAt: '2026-11-25T02:00:00Z', reason: 'We sell to shops alone.' });
  expect(screen.getByText('We sell to shops alone.')).toBeInTheDocument();
});

it("responds 'not found' for an unknown token", async () => {
  await expect(show(null)).rejects.toThrow('not found');
});
