import type { SiteForm } from '../../data/forms/forms';
import { stubPlatform } from '../../upstream/http/stub-platform';
import { sendForm } from './form-submit';
import { NEW_SUBMISSION, attachedName } from './form-submit-state';

const file = (name: string) =>
  ({ kind: 'file', name, label: name, required: false, value: '', placeholder: '' }) as const;
const mockForm: SiteForm = {
  id: '2',
  name: 'Visit',
  parts: [file('photo'), file('bill')],
  needsCaptcha: false,
  needsSignIn: false,
  cost: 0,
  surcharge: 0,
};
jest.mock('../../data/forms/forms', () => ({ getForm: async () => mockForm }));
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, getAll: () => [], set: () => undefined }),
  headers: async () =>
    new Headers({ origin: 'http://localhost:3000', 'next-action': '1', 'x-forwarded-for': '203.0.113.13' }),
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('next/navigation', () => ({ notFound: jest.fn(), redirect: jest.fn() }));

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(() => Response.json({ success: false, error: 'Gone.', payment: null, errors: { photo: 'Gone.' } }));
});

it('does not keep a file that the platform has no more', async () => {
  const data = new FormData();
  data.set('form', '2');
  for (const name of ['photo', 'bill'])
    data.set(
      attachedName('2', name),
      JSON.stringify({ id: '1', model: 'form', uuid: 'u', name: `${name}.pdf`, key: 'k' }),
    );
  const { errors, files } = await sendForm(NEW_SUBMISSION, data);
  expect(errors).toEqual({ photo: 'Gone.' });
  expect(files).toMatchObject({ bill: { name: 'bill.pdf' } });
  expect(files).not.toHaveProperty('photo');
});
