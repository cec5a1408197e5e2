import { render, screen } from '@testing-library/react';
import { FirstSteps } from './first-steps';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getLocale: async () => 'ar',
}));
jest.mock('@/lib/data/site/site', () => ({ getSite: async () => ({ minimum: { cents: 30_000, includesGst: true } }) }));

it('separates what is done from its step by a space, so that Arabic letters do not join', async () => {
  render(await FirstSteps({ hasCompany: true, hasAddress: false }));
  const [company, address] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(company).toContain('company.title done');
  expect(address).not.toContain('done');
});
