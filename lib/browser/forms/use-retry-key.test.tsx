import { renderHook } from '@testing-library/react';
import { useRetryKey } from './use-retry-key';

it('has one key for the same contents until they are answered', () => {
  const { keyOf, answered } = renderHook(useRetryKey).result.current;
  const first = keyOf('soap');
  expect(keyOf('soap')).toBe(first);
  expect(keyOf('two soaps')).not.toBe(first);
  const again = keyOf('soap');
  answered();
  expect(keyOf('soap')).not.toBe(again);
});

it('takes the same contents for another order in a tab that stayed open', () => {
  jest.useFakeTimers();
  const { keyOf } = renderHook(() => useRetryKey()).result.current;
  const first = keyOf('soap');
  jest.advanceTimersByTime(3_599_000);
  expect(keyOf('soap')).toBe(first);
  jest.advanceTimersByTime(1_000);
  expect(keyOf('soap')).not.toBe(first);
  jest.useRealTimers();
});
