import { createTranslator } from 'next-intl';
import { addressCreate, addressEnable, addressList } from '@/lib/contract/account/address';
import { NO_ADDRESS } from '@/lib/domain/checkout/checkout';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { UpstreamError } from '@/lib/upstream/errors';
import { saveAddress } from './address';

let english: Messages;
const sessionWrite = jest.fn();
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: 'addressForm' }) =>
    createTranslator({ locale: 'en', messages: english, namespace }),
}));
jest.mock('@/lib/upstream/session-call', () => ({ sessionWrite: (...args: unknown[]) => sessionWrite(...args) }));
jest.mock('@/lib/upstream/idempotency/once', () => ({
  once: (_endpoint: unknown, _submission: unknown, work: () => unknown) => work(),
}));
jest.mock('../failure', () => ({ actionLocale: async () => 'en' }));

const typed = {
  ...NO_ADDRESS,
  first_name: ' Ida ',
  last_name: 'Okafor',
  street_address: ' 3/34A Tannery Lane ',
  city: 'Brunswick',
  state: 'VIC',
  postcode: '3056',
};
const stored = {
  ...typed,
  first_name: 'Ida',
  street_address: '3/34A Tannery Lane',
  display_name: 'Salon',
  email: '',
  country: 'AU',
};
const KEY = '0f6c1c2e-1111-4222-8333-444455556666';

let book: object[] = [];
beforeAll(async () => {
  english = await loadMessages('en');
});
beforeEach(() => {
  book = [];
  sessionWrite
    .mockReset()
    .mockImplementation(async (endpoint: unknown) =>
      endpoint === addressList ? { data: book } : { item: { id: '9' } },
    );
});

const calls = (endpoint: unknown) =>
  sessionWrite.mock.calls.filter(([called]) => called === endpoint) as [
    unknown,
    { body: object },
    { idempotencyKey: string },
  ][];

it('leaves the unit as typed and trims surrounding blanks', async () => {
  expect(await saveAddress(typed, KEY)).toEqual({ ok: true, id: '9', outcome: 'added' });
  expect(calls(addressCreate)[0]?.[1].body).toMatchObject({
    first_name: 'Ida',
    street_address: '3/34A Tannery Lane',
    country: 'AU',
  });
});

it('takes postcode and telephone in full-width or Arabic digits', async () => {
  await saveAddress({ ...typed, postcode: '３０５６', phone: '٠٣ ٩٠١٢ ٣٤٥٦' }, KEY);
  expect(calls(addressCreate)[0]?.[1].body).toMatchObject({ postcode: '3056', phone: '03 9012 3456' });
});

it('uses the same key only for an equal address', async () => {
  await saveAddress(typed, KEY);
  await saveAddress(typed, KEY);
  await saveAddress({ ...typed, postcode: '3057' }, KEY);
  const [first, second, other] = calls(addressCreate).map(([, , { idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(first).toMatch(/^[\w-]{16,128}$/);
});

it('reuses an address from the address book', async () => {
  book = [{ ...stored, id: '4', enabled: true }];
  expect(await saveAddress(typed, KEY)).toEqual({ ok: true, id: '4', outcome: 'known' });
  expect(calls(addressCreate)).toEqual([]);
  expect(await saveAddress({ ...typed, display_name: 'Shed' }, KEY)).toMatchObject({ outcome: 'added' });
});

it('enables a removed address again', async () => {
  book = [{ ...stored, id: '4', enabled: false }];
  expect(await saveAddress(typed, KEY)).toEqual({ ok: true, id: '4', outcome: 'enabled' });
  expect(calls(addressEnable)[0]?.[1].body).toEqual({ id: '4' });
});

it('reports empty fields under the form’s own names', async () => {
  expect(await saveAddress({ ...typed, city: ' ', postcode: '305' }, KEY, 'new.')).toEqual({
    ok: false,
    message: null,
    errors: { 'new.city': 'Enter a suburb or town.', 'new.postcode': 'A postcode has four digits.' },
  });
  expect(sessionWrite).not.toHaveBeenCalled();
});

it('passes on the platform’s message for a field or for the whole address', async () => {
  const refuses = (error: UpstreamError) =>
    sessionWrite.mockImplementation(async (endpoint: unknown) => {
      if (endpoint === addressList) return { data: [] };
      throw error;
    });
  refuses(new UpstreamError('refused', 'Check.', { fieldErrors: { state: 'Brunswick 3056 is in VIC.' } }));
  expect(await saveAddress(typed, KEY)).toEqual({
    ok: false,
    message: null,
    errors: { state: 'Brunswick 3056 is in VIC.' },
  });
  refuses(new UpstreamError('refused', 'No more addresses.'));
  expect(await saveAddress(typed, KEY)).toEqual({ ok: false, message: 'No more addresses.', errors: {} });
  refuses(new UpstreamError('unavailable', 'Network Error'));
  await expect(saveAddress(typed, KEY)).rejects.toThrow('Network Error');
});
