import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { KeepFocus } from './keep-focus.client';

function Notice({ shown, taker = false }: { shown: boolean; taker?: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  return (
    <main id="content" tabIndex={-1}>
      <p ref={place} tabIndex={-1}>
        Outcome
      </p>
      <input aria-label="Elsewhere" />
      {shown && (
        <div>
          <button type="button">Dismiss</button>
          <KeepFocus {...(taker && { to: place })} />
        </div>
      )}
    </main>
  );
}

it('gives the focus of a button that goes away to the page’s content', () => {
  const { rerender } = render(<Notice shown />);
  screen.getByRole('button').focus();
  rerender(<Notice shown={false} />);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('gives it to the place that is named', () => {
  const { rerender } = render(<Notice shown taker />);
  screen.getByRole('button').focus();
  rerender(<Notice shown={false} taker />);
  expect(screen.getByText('Outcome')).toHaveFocus();
});

it('takes no focus from elsewhere', () => {
  const { rerender } = render(<Notice shown />);
  screen.getByRole('textbox').focus();
  rerender(<Notice shown={false} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
