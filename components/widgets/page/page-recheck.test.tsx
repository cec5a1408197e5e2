import { act, render } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { PageRecheck } from './page-recheck.client';

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

const refresh = jest.fn();
const router = { refresh };
const reply = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(useRouter).mockReturnValue(router as never);
  refresh.mockClear();
  reply.mockReset().mockResolvedValue({ ok: true, json: async () => ({ version: 'one' }) });
  globalThis.fetch = reply;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('checks after a second and every minute, and does nothing while the version is unchanged', async () => {
  render(<PageRecheck slug="about us" version="one" />);
  await pass(999);
  expect(reply).not.toHaveBeenCalled();
  await pass(1);
  expect(reply).toHaveBeenCalledWith('/api/page-state?url=about%20us', expect.anything());
  await pass(59_000);
  expect(reply).toHaveBeenCalledTimes(2);
  expect(refresh).not.toHaveBeenCalled();
});

it('refreshes the page when its version has changed', async () => {
  reply.mockResolvedValue({ ok: true, json: async () => ({ version: 'two' }) });
  render(<PageRecheck slug="about" version="one" />);
  await pass(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('refreshes a page that is gone, which then is not found', async () => {
  reply.mockResolvedValue({ ok: false, status: 404 });
  render(<PageRecheck slug="about" version="one" />);
  await pass(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each([
  ['another version', { ok: true, json: async () => ({ version: 'two' }) }],
  ['no page', { ok: false, status: 404 }],
])('stops refreshing when %s is announced and the old page comes again and again', async (_, answer) => {
  reply.mockResolvedValue(answer);
  const { rerender } = render(<PageRecheck slug="about" version="one" />);
  await pass(10 * 60_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  rerender(<PageRecheck slug="about" version="three" />);
  await pass(1000);
  expect(refresh).toHaveBeenCalledTimes(4);
});

it.each([
  ['no reply', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', () => Promise.resolve({ ok: false, status: 503 })],
  ['rubbish', () => Promise.resolve({ ok: true, json: async () => ['two'] })],
])('%s changes nothing', async (_, answer) => {
  reply.mockImplementation(answer);
  render(<PageRecheck slug="about" version="one" />);
  await pass(1000);
  expect(refresh).not.toHaveBeenCalled();
});

it('pauses in the background, checks on return, and stops with its page', async () => {
  const { unmount } = render(<PageRecheck slug="about" version="one" />);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(120_000);
  expect(reply).not.toHaveBeenCalled();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reply).toHaveBeenCalledTimes(1);
  unmount();
  await pass(120_000);
  expect(reply).toHaveBeenCalledTimes(1);
});
