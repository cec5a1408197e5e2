import { act, render, screen } from '@testing-library/react';
import { CheckAgain } from './check-again.client';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const see = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
async function wait(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
}

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockReset();
});
afterEach(() => {
  see('visible');
  jest.useRealTimers();
});

it('looks while the page is seen, and no longer says so when it has stopped', async () => {
  render(<CheckAgain label="By itself." />);
  see('hidden');
  await wait(600);
  expect(refresh).not.toHaveBeenCalled();
  see('visible');
  await wait(60);
  expect(refresh.mock.calls.length).toBeGreaterThan(10);
  expect(screen.getByText('By itself.')).toBeInTheDocument();
  await wait(120);
  expect(refresh).toHaveBeenCalledTimes(30);
  expect(screen.queryByText('By itself.')).toBeNull();
});
