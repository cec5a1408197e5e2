import { act, renderHook } from '@testing-library/react';
import { answerConsent, useConsent } from './consent';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

function fill(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

it('remembers the answer, until it is asked again', () => {
  const { result } = renderHook(useConsent);
  expect(result.current).toBeNull();
  act(() => answerConsent('yes'));
  expect([result.current, localStorage.length]).toEqual(['yes', 1]);
  act(() => answerConsent(null));
  expect([result.current, localStorage.length]).toEqual([null, 0]);
});

it('counts on this page if the device has no room for it', () => {
  fill();
  const { result } = renderHook(useConsent);
  act(() => answerConsent('no'));
  expect(result.current).toBe('no');
  act(() => answerConsent(null));
  expect(result.current).toBeNull();
});
