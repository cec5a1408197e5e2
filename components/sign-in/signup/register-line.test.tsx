import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RegisterAnswer } from '@/lib/browser/account/abn-calls';
import { RegisterLine } from './register-line.client';

const asked: string[] = [];
let answers: RegisterAnswer;

jest.mock('../../../lib/browser/account/abn-calls', () => ({
  queryRegister: async (abn: string) => {
    asked.push(abn);
    return answers;
  },
}));

const labels = {
  looking: 'Asking …',
  inactive: 'Not active.',
  unknownThere: 'Unknown there.',
  away: 'Does not answer.',
  found: { locale: 'en', words: ['The register has ', ['name'], '.'] },
} as unknown as Parameters<typeof RegisterLine>[0]['labels'];

function Form() {
  const [abn, setAbn] = useState('');
  return (
    <form>
      <input aria-label="ABN" onChange={(event) => setAbn(event.target.value)} />
      <RegisterLine abn={abn} labels={labels} />
      <input aria-label="Company" name="company_name" />
      <select aria-label="State" name="state" defaultValue="">
        <option value="">Choose</option>
        <option>ACT</option>
      </select>
    </form>
  );
}

const FOUND = { kind: 'found', business: { name: 'Tail & Co', state: 'ACT', active: true } } as const;
const type = (abn: string) => userEvent.type(screen.getByLabelText('ABN'), abn);

beforeEach(() => {
  asked.length = 0;
  answers = FOUND;
  render(<Form />);
});

it("fills in the register's data once the ABN is valid", async () => {
  await type('51 824 753 55');
  expect(asked).toEqual([]);
  await type('6');
  expect(await screen.findByText('The register has Tail & Co, ACT.')).toBeVisible();
  expect(asked).toEqual(['51824753556']);
  expect(screen.getByLabelText('Company')).toHaveValue('Tail & Co');
  expect(screen.getByLabelText('State')).toHaveValue('ACT');
});

it('leaves a typed value unchanged', async () => {
  await userEvent.type(screen.getByLabelText('Company'), 'My name');
  await type('51824753556');
  await screen.findByText(/The register has/);
  expect(screen.getByLabelText('Company')).toHaveValue('My name');
});

it.each<[RegisterAnswer, string]>([
  [{ kind: 'unknown' }, 'Unknown there.'],
  [{ kind: 'away' }, 'Does not answer.'],
  [{ kind: 'found', business: { ...FOUND.business, active: false } }, 'Not active.'],
  [{ kind: 'off' }, ''],
])('shows for %j: %j', async (answer, words) => {
  answers = answer;
  await type('51824753556');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words === '' ? /^$/ : words));
});
