import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { useFormKey } from './use-form-key';

function Form({ sent }: { sent?: string }) {
  return <input ref={useFormKey(sent)} aria-label="Key" />;
}

const page = (mode: 'visible' | 'hidden', sent?: string) => (
  <Activity mode={mode}>
    <Form {...(sent !== undefined && { sent })} />
  </Activity>
);
const key = () => screen.getByLabelText<HTMLInputElement>('Key').value;

it('keeps its key when the router hides the page and shows it again', () => {
  const { rerender } = render(page('visible'));
  const before = key();
  expect(before).toMatch(/^[\da-f]{36}$/);
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(key()).toBe(before);
});

it('has the key of a former submission', () => {
  const { rerender } = render(page('visible', 'former'));
  expect(key()).toBe('former');
  rerender(page('visible', 'other'));
  expect(key()).toBe('other');
});
