import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { textOf } from '@/lib/actions/form-state';
import type { ProfileState } from '@/lib/actions/account/profile-form';
import { ProfileForm } from './profile-form.client';
import type { ProfileInput } from './profile-input';

const saveProfile = jest.fn();
jest.mock('@/lib/actions/account/profile', () => ({ saveProfile: (...args: unknown[]) => saveProfile(...args) }));

const labels = {
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  unchanged: 'Nothing has changed.',
  noReply: 'Network Error.',
  retry: 'Try again',
};
const inputs: ProfileInput[] = [
  {
    name: 'company_name',
    label: 'Company name',
    value: 'Groom & Co',
    type: 'text',
    autoComplete: 'organization',
    required: true,
    maxLength: 120,
  },
  {
    name: 'abn',
    label: 'ABN',
    value: '33 900 100 345',
    type: 'text',
    autoComplete: 'off',
    required: true,
    hint: 'Eleven digits.',
  },
];

function answer(state: (data: FormData) => Partial<ProfileState>) {
  saveProfile.mockImplementation(async (previous: ProfileState, data: FormData) => ({
    ...previous,
    errors: {},
    message: null,
    outcome: null,
    attempt: previous.attempt + 1,
    values: { company_name: textOf(data, 'company_name'), abn: textOf(data, 'abn') },
    ...state(data),
  }));
}

const sent = (): FormData => (saveProfile.mock.lastCall as [ProfileState, FormData])[1];
const save = () => screen.getByRole('button', { name: 'Save' });

const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <ProfileForm label="Company" inputs={inputs} labels={labels} />
  </Activity>
);
let show: (mode: 'visible' | 'hidden') => void;

beforeEach(() => {
  saveProfile.mockReset();
  const { rerender } = render(page('visible'));
  show = (mode) => rerender(page(mode));
});

it('sends each field with its former value, confirms that it was saved, and preserves the focus', async () => {
  answer(() => ({
    outcome: 'saved',
    values: { company_name: 'Groom & Co', abn: '51 824 753 556' },
    was: { company_name: 'Groom & Co', abn: '51 824 753 556' },
  }));
  await userEvent.clear(screen.getByLabelText(/ABN/));
  await userEvent.type(screen.getByLabelText(/ABN/), '51824753556');
  await userEvent.click(save());
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect([sent().get('abn'), sent().get('was.abn')]).toEqual(['51824753556', '33 900 100 345']);
  expect(screen.getByLabelText(/ABN/)).toHaveValue('51 824 753 556');
  expect(save()).toHaveFocus();

  await userEvent.click(save());
  expect(sent().get('was.abn')).toBe('51 824 753 556');
});

it('removes the confirmation on the next input', async () => {
  answer(() => ({ outcome: 'saved' }));
  await userEvent.click(save());
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Company name/), 'x');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows an error next to its field, focuses the field and preserves the typed value', async () => {
  answer(() => ({ errors: { abn: 'An ABN has eleven digits.' } }));
  await userEvent.clear(screen.getByLabelText(/ABN/));
  await userEvent.type(screen.getByLabelText(/ABN/), '123');
  await userEvent.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('An ABN has eleven digits.');
  expect(screen.getByLabelText(/ABN/)).toHaveValue('123');
  expect(screen.getByLabelText(/ABN/)).toHaveFocus();
  expect(screen.getByLabelText(/ABN/)).toHaveAccessibleDescription('Eleven digits. An ABN has eleven digits.');
});

it('reports a network error, and retries', async () => {
  saveProfile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(save());
  expect(await screen.findByText(/Network Error/)).toBeInTheDocument();
  answer(() => ({ outcome: 'saved' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

it('leaves edits since it was saved when the router shows the page again, and when there is no reply', async () => {
  answer(() => ({ outcome: 'saved' }));
  await userEvent.click(save());
  await screen.findByText('Saved');
  await userEvent.type(screen.getByLabelText(/Company name/), ' Ltd');
  show('hidden');
  show('visible');
  expect(screen.getByLabelText(/Company name/)).toHaveValue('Groom & Co Ltd');
  saveProfile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(save());
  expect(await screen.findByText(/Network Error/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Company name/)).toHaveValue('Groom & Co Ltd');
  expect(screen.queryByText('Saved')).toBeNull();
});
