import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BackToTop } from './back-to-top';

function scrollTo(pixels: number): void {
  Object.assign(window, { scrollY: pixels });
  window.dispatchEvent(new Event('scroll'));
}

/** Runs the inline script like a browser that parses the page, since React's own insertion would not run it. */
function open(): void {
  document.body.innerHTML = renderToStaticMarkup(<BackToTop label="Back to top" nonce={undefined} />);
  const script = document.createElement('script');
  script.textContent = document.querySelector('script')?.textContent ?? '';
  document.body.append(script);
}

it('appears after scrolling by more than 100 pixels, and disappears at the top', () => {
  open();
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

it('appears after loading a page that is restored in a scrolled state', () => {
  Object.assign(window, { scrollY: 600 });
  open();
  window.dispatchEvent(new Event('load'));
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
});
