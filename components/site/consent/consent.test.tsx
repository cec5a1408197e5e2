import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ThirdPartyKeys } from '@/lib/domain/web/third-parties';
import { Consent } from './consent-lazy.client';

const mockAnalytics = jest.fn<void, [ThirdPartyKeys]>();
const mockVitals = jest.fn<void, []>();
const mockAnalyticsLoaded = jest.fn();
jest.mock('@/lib/browser/site/consent/analytics', () => {
  mockAnalyticsLoaded();
  return { startAnalytics: mockAnalytics };
});
jest.mock('@/lib/browser/site/consent/vitals', () => ({ startVitals: mockVitals }));

const KEY = 'stockist-consent';
const KEYS: ThirdPartyKeys = { analytics: 'G-1', tagManager: '', pixel: '', matomoUrl: '', matomoSite: '' };
const LABELS = { title: 'Cookies', text: 'May we?', accept: 'Accept', decline: 'Decline', change: 'Cookie settings' };

/** What the browser does when it is idle. */
let idle: (() => void)[];

const ask = () => render(<Consent keys={KEYS} measures labels={LABELS} />);
const passTime = () => act(() => jest.advanceTimersByTimeAsync(20_000));
async function becomeIdle(): Promise<void> {
  await act(async () => {
    for (const work of idle.splice(0)) work();
    await jest.advanceTimersByTimeAsync(0);
  });
}
const readyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });
async function load(): Promise<void> {
  readyState('complete');
  window.dispatchEvent(new Event('load'));
  await passTime();
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  idle = [];
  window.requestIdleCallback = (work) => idle.push(() => work({ didTimeout: false, timeRemaining: () => 1 }));
  readyState('loading');
  for (const mock of [mockAnalytics, mockVitals]) mock.mockReset();
});
afterEach(() => jest.useRealTimers());

it('of a visitor who agreed before loads analytics once the page is loaded and the browser idle, not before', async () => {
  localStorage.setItem(KEY, 'yes');
  ask();
  await passTime();
  expect(idle).toEqual([]);
  await load();
  expect(mockAnalyticsLoaded).not.toHaveBeenCalled();
  expect(mockAnalytics).not.toHaveBeenCalled();
  expect(mockVitals).not.toHaveBeenCalled();
  await becomeIdle();
  expect(mockAnalytics.mock.calls).toEqual([[KEYS]]);
  expect(mockVitals).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toBeInTheDocument();
});

it('is asked for then, and its answer counts at once', async () => {
  ask();
  await load();
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  await becomeIdle();
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeInTheDocument();
  expect(mockAnalytics).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await becomeIdle();
  expect(mockAnalytics.mock.calls).toEqual([[KEYS]]);
  expect(localStorage.getItem(KEY)).toBe('yes');
});

it.each([
  ['yes', 1],
  ['no', 0],
])('given as %s before that, in another tab, is not lost', async (answer, times) => {
  ask();
  await passTime();
  localStorage.setItem(KEY, answer);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: answer }));
  await load();
  await becomeIdle();
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  expect(mockAnalytics).toHaveBeenCalledTimes(times);
  expect(mockVitals).toHaveBeenCalledTimes(times);
});

it('refused allows nothing', async () => {
  ask();
  await load();
  await becomeIdle();
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await becomeIdle();
  expect(mockAnalytics).not.toHaveBeenCalled();
  expect(localStorage.getItem(KEY)).toBe('no');
});

it('is not offered to a browser that refuses for its user', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  localStorage.setItem(KEY, 'yes');
  ask();
  await load();
  await becomeIdle();
  expect(screen.queryByRole('button')).toBeNull();
  expect(mockAnalytics).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('keeps the focus where the question was, and room above it', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  ask();
  await load();
  await becomeIdle();
  const { style } = document.documentElement;
  expect(style.scrollPaddingBlockEnd).toBe('120px');
  screen.getByRole('button', { name: 'Decline' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
  expect(style.scrollPaddingBlockEnd).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(screen.getByText('May we?')).toHaveFocus();
  jest.restoreAllMocks();
});
