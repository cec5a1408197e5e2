import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

const onOpenChange = jest.fn();
const show = (props: Partial<Parameters<typeof Dialog>[0]> = {}) =>
  render(
    <Dialog open onOpenChange={onOpenChange} title="Removed" closeLabel="Close" {...props}>
      <p>Words</p>
    </Dialog>,
  );

beforeEach(() => onOpenChange.mockClear());
afterEach(() => jest.useRealTimers());

it('has a name, and reports closing by its button and by the browser', async () => {
  show({ description: 'It was the last one.' });
  const dialog = screen.getByRole('dialog', { name: 'Removed', description: 'It was the last one.' });
  expect(dialog).toContainElement(screen.getByText('Words'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('close'));
  expect(onOpenChange.mock.calls.map(([open]) => open as boolean)).toEqual([false, false]);
});

it('is modal while it is open', () => {
  const opened = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { rerender } = show({ open: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = (open: boolean) => (
    <Dialog open={open} onOpenChange={onOpenChange} title="Removed" closeLabel="Close">
      <p>Words</p>
    </Dialog>
  );
  rerender(dialog(true));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(opened).toHaveBeenCalledTimes(1);
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('closes by a click on the backdrop, but not by one that starts inside', async () => {
  show();
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByText('Words'));
  fireEvent.click(dialog);
  await userEvent.click(screen.getByText('Words'));
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(dialog);
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('limits its content to 500 px, unless it has full height', () => {
  const { rerender } = show();
  expect(screen.getByText('Words').parentElement).toHaveClass('dialog-limited');
  rerender(
    <Dialog open onOpenChange={onOpenChange} title="Removed" closeLabel="Close" fullHeight>
      <p>Words</p>
    </Dialog>,
  );
  expect(screen.getByText('Words').parentElement).not.toHaveClass('dialog-limited');
});

it('closes after the given time, and not before', () => {
  jest.useFakeTimers();
  show({ closeAfterMs: 3000 });
  act(() => jest.advanceTimersByTime(2999));
  expect(onOpenChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
