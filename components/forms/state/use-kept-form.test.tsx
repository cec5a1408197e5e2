import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type FormState, NEW_FORM } from '@/lib/actions/form-state';
import { openDraft } from '@/lib/browser/cart/pad-draft.client';
import { useKeptForm } from './use-kept-form';

jest.mock('@/lib/browser/cart/pad-draft.client', () => ({ openDraft: jest.fn() }));

const action = jest.fn<Promise<FormState>, [FormState, FormData]>();
const stored = new Map<string, string>();

/** Next's router takes what an action throws. */
class Router extends Component<{ children: ReactNode }> {
  override state = { left: false };
  static getDerivedStateFromError = () => ({ left: true });
  override render = () => (this.state.left ? null : this.props.children);
}

function Form({ saved }: { saved: string }) {
  const { props } = useKeptForm('company', action, NEW_FORM, 'No reply.');
  return (
    <form {...props}>
      <input aria-label="Name" name="name" defaultValue={saved} />
      <input aria-label="Phone" name="phone" defaultValue="1" />
      <input type="checkbox" aria-label="Shared" name="shared" />
      <input type="text" autoComplete="new-password" aria-label="Secret" name="secret" />
      <button type="submit">Save</button>
    </form>
  );
}

/** Opens the page in a session of its own. */
async function open(account: string, session: string, saved = 'Old') {
  return act(async () =>
    render(
      <div data-account={account} data-session={session}>
        <Router>
          <Form saved={saved} />
        </Router>
      </div>,
    ),
  );
}

async function type(): Promise<void> {
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Wet Nose');
  await userEvent.click(screen.getByLabelText('Shared'));
  await userEvent.type(screen.getByLabelText('Secret'), 'secret');
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));
const shown = () => screen.getByLabelText<HTMLInputElement>('Name').value;

beforeEach(() => {
  stored.clear();
  action.mockReset();
  jest.mocked(openDraft).mockImplementation(async (at = '') => ({
    text: stored.get(at) ?? '',
    save: async (text) => void stored.set(at, text),
  }));
});

it('gives back to the same customer what was typed when the session ended', async () => {
  const before = await open('1', 'a');
  await type();
  await pause();
  before.unmount();
  expect([...stored.values()].join('')).not.toContain('secret"');
  const after = await open('1', 'b');
  expect(shown()).toBe('Wet Nose');
  expect(screen.getByLabelText('Shared')).toBeChecked();
  expect(screen.getByLabelText('Secret')).toHaveValue('');
  // The next session may end as well.
  after.unmount();
  await open('1', 'c');
  expect(shown()).toBe('Wet Nose');
});

it('gives back what was typed before the scripts came', async () => {
  const page = (
    <div data-account="1" data-session="a">
      <Form saved="Old" />
    </div>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [field] = container.getElementsByTagName('input');
  if (!field) throw new Error('The form has no field.');
  field.value = 'Early';
  const before = await act(async () => render(page, { container, hydrate: true }));
  await pause();
  before.unmount();
  container.remove();
  await open('1', 'b');
  expect(shown()).toBe('Early');
});

it('gives back only what was changed', async () => {
  const before = await open('1', 'a');
  await userEvent.type(screen.getByLabelText('Phone'), '2');
  await pause();
  before.unmount();
  await open('1', 'b', 'Changed elsewhere');
  expect(shown()).toBe('Changed elsewhere');
  expect(screen.getByLabelText('Phone')).toHaveValue('12');
});

it.each([
  ['to another account', '2', 'b'],
  ['in the session in which the form was left', '1', 'a'],
])('gives nothing back %s', async (_, account, session) => {
  const before = await open('1', 'a');
  await type();
  await pause();
  before.unmount();
  await open(account, session);
  expect(shown()).toBe('Old');
});

const leadingTo = (address: string) =>
  Object.assign(new Error('NEXT_REDIRECT'), { digest: `NEXT_REDIRECT;push;${address};307;` });

it.each<[string, () => Promise<FormState>, string]>([
  ['forgets what was saved', async () => ({ ...NEW_FORM, attempt: 1 }), 'Old'],
  ['forgets what was saved and led on', () => Promise.reject(leadingTo('/lists/5')), 'Old'],
  ['keeps what was refused', async () => ({ ...NEW_FORM, errors: { name: 'Too long.' }, attempt: 1 }), 'Wet Nose'],
  ['keeps what was sent after the end', () => Promise.reject(leadingTo('/login?ended=1&next=%2F')), 'Wet Nose'],
])('%s', async (_, answer, expected) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  action.mockImplementationOnce(answer);
  const before = await open('1', 'a');
  await type();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await pause();
  before.unmount();
  await open('1', 'b');
  expect(shown()).toBe(expected);
});
