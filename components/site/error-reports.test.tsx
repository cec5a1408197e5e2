import { act, render } from '@testing-library/react';
import { ErrorReports } from './error-reports.client';

const mockLoad = jest.fn<{ startReports: jest.Mock }, []>();
jest.mock('@/lib/browser/site/error-reports', () => mockLoad());

const startReports = jest.fn();
const missing = () => {
  throw Object.assign(new Error('Failed to load chunk /x.js'), { name: 'ChunkLoadError' });
};
const pass = () => act(() => jest.advanceTimersByTimeAsync(3_000));
const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  mockLoad.mockReset().mockReturnValue({ startReports });
  startReports.mockReset();
});
afterEach(() => jest.useRealTimers());

it('loads its code some seconds after the page, and reports earlier errors', async () => {
  render(<ErrorReports dsn="dsn" />);
  fail(new Error('early'));
  expect(mockLoad).not.toHaveBeenCalled();
  await pass();
  fail(new Error('later, which Sentry sees itself'));
  await pass();
  expect(mockLoad).toHaveBeenCalledTimes(1);
  expect(startReports.mock.calls).toEqual([['dsn', [new Error('early')]]]);
});

it('loads its code again after the next error if it failed to load', async () => {
  mockLoad.mockImplementationOnce(missing);
  render(<ErrorReports dsn="dsn" />);
  await pass();
  await pass();
  expect(mockLoad).toHaveBeenCalledTimes(1);
  fail(new Error('one'));
  fail(new Error('two'));
  await pass();
  expect(mockLoad).toHaveBeenCalledTimes(2);
  expect(startReports.mock.calls).toEqual([['dsn', [new Error('one'), new Error('two')]]]);
});

it('gives up after five attempts', async () => {
  mockLoad.mockImplementation(missing);
  render(<ErrorReports dsn="dsn" />);
  for (let errors = 0; errors < 8; errors += 1) {
    fail(new Error('again'));
    await pass();
  }
  expect(mockLoad).toHaveBeenCalledTimes(5);
  expect(startReports).not.toHaveBeenCalled();
});

it('loads nothing for a page that was left before', async () => {
  const { unmount } = render(<ErrorReports dsn="dsn" />);
  unmount();
  fail(new Error('late'));
  await pass();
  expect(mockLoad).not.toHaveBeenCalled();
});
