import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { useErrorFocus } from './use-error-focus';

function Form({ attempt }: { attempt: number }) {
  return (
    <form ref={useErrorFocus(attempt)}>
      <input aria-label="Name" aria-invalid />
      <input aria-label="Other" />
    </form>
  );
}

const page = (mode: 'visible' | 'hidden', attempt: number) => (
  <Activity mode={mode}>
    <Form attempt={attempt} />
  </Activity>
);

it('focuses an invalid field after each response, but not when the router shows the page again', () => {
  const { rerender } = render(page('visible', 0));
  expect(document.body).toHaveFocus();
  rerender(page('visible', 1));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  screen.getByLabelText('Other').focus();
  rerender(page('hidden', 1));
  rerender(page('visible', 1));
  expect(screen.getByLabelText('Name')).not.toHaveFocus();
  rerender(page('visible', 2));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
