import { createTranslator } from 'next-intl';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { UpstreamError } from '@/lib/upstream/errors';
import { saveProfile } from './profile';
import { changePassword } from './profile-password';
import { NEW_PASSWORD_FORM, newProfileForm } from './profile-form';

let english: Messages;
const updateUser = jest.fn();
let foreign = false;
jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: 'profile' }) =>
    createTranslator({ locale: 'en', messages: english, namespace }),
}));
jest.mock('./update-user', () => ({ updateUser: (...args: unknown[]) => updateUser(...args) }));
jest.mock('../failure', () => ({
  actionLocale: async () => 'en',
  isForeignRequest: async () => foreign,
  failureOf: async (error: { message: string; fieldErrors: object }) => ({
    message: error.message,
    fieldErrors: error.fieldErrors,
  }),
}));

let wait: string | null = null;
jest.mock('../sign-in/sign-in-words', () => ({
  tooManyMessage: async () => wait,
  waitMessage: async (seconds: number) => `Too many attempts. Please wait ${seconds} seconds.`,
}));

beforeAll(async () => {
  english = await loadMessages('en');
});

beforeEach(() => {
  foreign = false;
  wait = null;
  updateUser.mockReset();
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const company = (company_name: string, abn: string) =>
  form({ company_name, 'was.company_name': 'Groom & Co', abn, 'was.abn': '33 900 100 345' });
const save = (data: FormData) => saveProfile(newProfileForm({}), data);

describe('saveProfile', () => {
  it('sends the changed fields and returns the stored values', async () => {
    updateUser.mockResolvedValue({ company_name: 'Groom & Co', abn: '51824753556' });
    const state = await save(company('Groom & Co', ' 51824753556'));
    expect(updateUser).toHaveBeenCalledWith({ abn: '51824753556' });
    expect(state).toMatchObject({
      outcome: 'saved',
      values: { abn: '51 824 753 556' },
      was: { abn: '51 824 753 556' },
      attempt: 1,
    });
  });

  it('sends no request when nothing was changed', async () => {
    expect(await save(company('Groom & Co ', '33900100345'))).toMatchObject({ outcome: 'unchanged', errors: {} });
    expect(updateUser).not.toHaveBeenCalled();
  });

  it('returns the typed and the previous values when a field is invalid', async () => {
    const state = await save(company('', '33 900 100 346'));
    expect(state).toMatchObject({
      errors: { company_name: 'Enter the company name.', abn: 'This is not an ABN: check the digits.' },
      values: { company_name: '', abn: '33 900 100 346' },
      was: { company_name: 'Groom & Co', abn: '33 900 100 345' },
      outcome: null,
    });
    expect((await save(company('x'.repeat(10_000), '33900100345'))).errors).toEqual({
      company_name: 'Use at most 120 characters.',
    });
    expect(updateUser).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'Enter the ABN of your business.'],
    ['5182', 'An ABN has 11 digits.'],
    ['51 824 753 557', 'This is not an ABN: check the digits.'],
  ])('rejects the ABN %j with the message that all forms share', async (abn, words) => {
    expect((await save(company('Groom & Co', abn))).errors).toEqual({ abn: words });
  });

  it('reports an invalid date of birth', async () => {
    const birth = async (date_of_birth: string) =>
      (await save(form({ date_of_birth, 'was.date_of_birth': '' }))).errors;
    expect(await birth('2199-01-01')).toEqual({ date_of_birth: 'This day is in the future.' });
    expect(await birth('1985-02-30')).toEqual({ date_of_birth: 'Enter a day of the calendar.' });
    expect(await birth(`${new Date().getUTCFullYear() - 3}-01-01`)).toEqual({
      date_of_birth: 'You have to be 16 or older.',
    });
    expect(updateUser).not.toHaveBeenCalled();
  });

  it('shows the platform’s message next to its field, otherwise above the form', async () => {
    updateUser.mockRejectedValueOnce(
      new UpstreamError('refused', 'Please check.', { fieldErrors: { abn: 'Taken.', unknown: 'Odd.' } }),
    );
    expect(await save(company('Groom & Co', '51824753556'))).toMatchObject({
      errors: { abn: 'Taken.' },
      message: null,
    });
    updateUser.mockRejectedValueOnce(new UpstreamError('unavailable', 'Network Error'));
    expect(await save(company('Groom & Co', '51824753556'))).toMatchObject({ errors: {}, message: 'Network Error' });
  });

  it('rejects a cross-site request', async () => {
    foreign = true;
    expect((await save(company('Evil', '51824753556'))).message).toContain('did not come from this site');
    expect(updateUser).not.toHaveBeenCalled();
  });
});

describe('changePassword', () => {
  const change = (password: string, newpassword: string) =>
    changePassword(NEW_PASSWORD_FORM, form({ username: 'ida@example.com', password, newpassword }));

  it('sends the current password if one was typed and returns no password', async () => {
    const state = await change('the-old-one-1', 'a-brand-new-one');
    expect(updateUser).toHaveBeenLastCalledWith({ password: 'the-old-one-1', newpassword: 'a-brand-new-one' });
    expect(state).toMatchObject({ outcome: 'changed', values: {}, errors: {} });
    await change('', 'a-brand-new-one');
    expect(updateUser).toHaveBeenLastCalledWith({ newpassword: 'a-brand-new-one' });
  });

  it.each([
    ['', 'Enter a new password.'],
    ['short', 'Use at least 10 characters.'],
    ['x'.repeat(10_000), 'Use at most 200 characters.'],
    ['IDA@example.com', 'Your e-mail address is no password: use something else.'],
    ['password123', 'This one is easily guessed. Use something longer or less usual.'],
    ['the-old-one-1', 'This is your current password. Choose another one.'],
  ])('reports an invalid new password', async (newpassword, words) => {
    expect((await change('the-old-one-1', newpassword)).errors).toEqual({ newpassword: words });
    expect(updateUser).not.toHaveBeenCalled();
  });

  it('reports a wrong current password', async () => {
    updateUser.mockRejectedValue(
      new UpstreamError('refused', 'Please check.', {
        fieldErrors: { password: 'This is not your current password.' },
      }),
    );
    expect(await change('a-wrong-one-1', 'a-brand-new-one')).toMatchObject({
      errors: { password: 'This is not your current password.' },
      message: null,
      outcome: null,
    });
  });

  it('limits guesses of the current password and reports how long to wait', async () => {
    updateUser.mockRejectedValue(new UpstreamError('refused', 'Too many attempts.', { status: 429, retryAfter: 840 }));
    expect((await change('a-wrong-one-1', 'a-brand-new-one')).message).toBe(
      'Too many attempts. Please wait 840 seconds.',
    );
    updateUser.mockClear();
    wait = 'Too many attempts. Please wait 4 minutes and try again.';
    expect((await change('a-wrong-one-1', 'a-brand-new-one')).message).toBe(wait);
    expect(updateUser).not.toHaveBeenCalled();
  });
});
