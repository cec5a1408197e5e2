import { act, render } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { useShownAgain } from './use-shown-again';

const onShown = jest.fn();

function Page() {
  useShownAgain(onShown);
  return <p>Page</p>;
}

const pageIn = (mode: 'visible' | 'hidden') => (
  <StrictMode>
    <Activity mode={mode}>
      <Page />
    </Activity>
  </StrictMode>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells each time that a kept page is shown again, and not the first time', () => {
  const { rerender } = render(pageIn('visible'));
  act(() => jest.runAllTimers());
  expect(onShown).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    rerender(pageIn('hidden'));
    act(() => jest.runAllTimers());
    rerender(pageIn('visible'));
    expect(onShown).toHaveBeenCalledTimes(times);
  }
});
