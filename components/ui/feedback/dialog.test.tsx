import { act, render, screen } from '@testing-library/react';
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

it('has a name, and closes by its button and by Escape', async () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Removed' })).toContainElement(screen.getByText('Words'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls.map(([open]) => open as boolean)).toEqual([false, false]);
});

it('closes by the backdrop', async () => {
  show();
  const backdrop = document.querySelector('.bg-veil');
  await userEvent.click(backdrop as Element);
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
});

it('limits its content to 500 px, unless it is to be of full height', () => {
  const { rerender } = show();
  expect(screen.getByText('Words').parentElement).toHaveClass('max-h-[500px]');
  rerender(
    <Dialog open onOpenChange={onOpenChange} title="Removed" closeLabel="Close" fullHeight>
      <p>Words</p>
    </Dialog>,
  );
  expect(screen.getByText('Words').parentElement).not.toHaveClass('max-h-[500px]');
});

it('closes by itself when it is told to, and not before', () => {
  jest.useFakeTimers();
  show({ closeAfterMs: 3000 });
  act(() => jest.advanceTimersByTime(2999));
  expect(onOpenChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
