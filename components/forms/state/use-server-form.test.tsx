import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { type FormState, NEW_FORM, typedTexts } from '@/lib/actions/form-state';
import { waitingUpdate } from '@/lib/browser/site/worker/waiting-update';
import { useServerForm } from './use-server-form';

const action = jest.fn<Promise<FormState>, [FormState, FormData]>();

function Form() {
  const { state, retry, props } = useServerForm(action, { ...NEW_FORM, values: { elsewhere: 'x' } }, 'No reply.');
  return (
    <form {...props}>
      <textarea key={state.attempt} aria-label="Text" name="text" defaultValue={state.values.text} />
      <input type="checkbox" aria-label="Box" name="box" />
      <input type="password" aria-label="Password" name="password" />
      <input type="text" autoComplete="new-password" aria-label="Shown" name="shown" />
      <input type="file" aria-label="File" name="file" />
      <button type="submit">Send</button>
      <p>{state.message}</p>
      {typeof state.outcome === 'string' && <p>{state.outcome}</p>}
      {retry && (
        <button type="button" onClick={retry}>
          Again
        </button>
      )}
      <output>{JSON.stringify(state.values)}</output>
    </form>
  );
}

beforeEach(() => action.mockReset());

it('keeps what was typed when there is no reply, except passwords and files', async () => {
  action.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Text'), 'SOAP 2');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.type(screen.getByLabelText('Shown'), 'secret');
  await userEvent.upload(screen.getByLabelText('File'), new File(['secret'], 'a.txt'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('No reply.')).toBeInTheDocument();
  expect(screen.getByLabelText('Text')).toHaveValue('SOAP 2');
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
  expect(screen.getByRole('status')).toHaveTextContent('{"elsewhere":"x","text":"SOAP 2"}');

  action.mockImplementationOnce(async (previous, data) => ({
    ...NEW_FORM,
    values: { text: typedTexts(data).text ?? '' },
    attempt: previous.attempt + 1,
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('{"text":"SOAP 2"}')).toBeInTheDocument();
  expect(screen.queryByText('No reply.')).toBeNull();
});

it('does not keep what an earlier submission did when there is no reply', async () => {
  action.mockResolvedValueOnce({ ...NEW_FORM, outcome: 'Saved.', attempt: 1 });
  action.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('No reply.')).toBeInTheDocument();
  expect(screen.queryByText('Saved.')).toBeNull();
});

it('forgets a box that is no longer ticked', async () => {
  action.mockRejectedValue(new TypeError('Failed to fetch'));
  render(<Form />);
  await userEvent.click(screen.getByLabelText('Box'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/"box":"on"/)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Box'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('{"elsewhere":"x","text":""}')).toBeInTheDocument();
});

it('says that there is an update if a newer release does not have its action', async () => {
  action.mockRejectedValueOnce(new UnrecognizedActionError('Server Action "x" was not found on the server.'));
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Text'), 'SOAP 2');
  expect(waitingUpdate.get()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(waitingUpdate.get()).not.toBeNull());
  expect(screen.getByLabelText('Text')).toHaveValue('SOAP 2');
});

it('can be sent again by who comes back from where it led, with what was typed', async () => {
  action.mockResolvedValue({ ...NEW_FORM, goTo: '#payment', attempt: 1 });
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Text'), 'a voucher');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(location.hash).toBe('#payment'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(action).toHaveBeenCalledTimes(1);

  await act(async () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByLabelText('Text')).toHaveValue('a voucher');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(action).toHaveBeenCalledTimes(2);
});
