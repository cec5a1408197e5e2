import { act, render, screen } from '@testing-library/react';
import { BackToTop } from './back-to-top.client';

function scrollTo(pixels: number): void {
  Object.assign(window, { scrollY: pixels });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

it('appears once the page is scrolled more than 100 pixels, and goes at the top', () => {
  render(<BackToTop label="Back to top" />);
  for (const [pixels, count] of [
    [0, 0],
    [100, 0],
    [101, 1],
    [4_000, 1],
    [20, 0],
  ] as const) {
    scrollTo(pixels);
    expect(screen.queryAllByRole('link', { name: 'Back to top' })).toHaveLength(count);
  }
});

it('is there at once on a page that comes back scrolled', () => {
  Object.assign(window, { scrollY: 600 });
  render(<BackToTop label="Back to top" />);
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
});
