import { render } from '@testing-library/react';
import { Activity } from 'react';
import { useOnceFor } from './use-once-for';

const act = jest.fn();

function Part({ value }: { value: number | undefined }) {
  useOnceFor(value, act);
  return null;
}

const page = (value: number | undefined, mode: 'visible' | 'hidden' = 'visible') => (
  <Activity mode={mode}>
    <Part value={value} />
  </Activity>
);

beforeEach(() => act.mockReset());

it('acts once for each value, also if the router hides the page and shows it again', () => {
  const { rerender } = render(page(1));
  rerender(page(1, 'hidden'));
  rerender(page(1));
  expect(act.mock.calls).toEqual([[1]]);
  rerender(page(2));
  rerender(page(2, 'hidden'));
  rerender(page(3, 'hidden'));
  expect(act.mock.calls).toEqual([[1], [2]]);
  rerender(page(3));
  expect(act.mock.calls).toEqual([[1], [2], [3]]);
});

it('acts for no value as well', () => {
  const { rerender } = render(page(undefined));
  rerender(page(undefined));
  expect(act.mock.calls).toEqual([[undefined]]);
});
