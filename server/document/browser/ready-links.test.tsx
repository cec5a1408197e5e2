import { leaveReadyLink, prefetchReadyLink } from './ready-links';

const router = jest.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  addEventListener('click', leaveReadyLink, true);
  document.addEventListener('click', router);
});
beforeEach(() => router.mockClear());

function click(href: string): void {
  document.body.innerHTML = `<a href="${href}"><img alt=""></a>`;
  // jsdom cannot follow links.
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('img')?.click();
}

it.each(['/product/a', '/article/b?x=1'])('leaves %s to the browser', (href) => {
  click(href);
  expect(router).not.toHaveBeenCalled();
});

it.each(['/', '/shop', '/cart', '/products', '#product/'])('leaves %s to the router', (href) => {
  click(href);
  expect(router).toHaveBeenCalledTimes(1);
});

describe('pointing at a link', () => {
  const rules = () =>
    [...document.head.querySelectorAll('script[type=speculationrules]')].map((one) => one.textContent);

  /** jsdom has no pointer events. */
  function point(href: string, pointerType = 'mouse'): void {
    document.body.innerHTML = `<a href="${href}"><img alt=""></a>`;
    const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
    document.querySelector('img')?.dispatchEvent(event);
  }

  beforeAll(() => addEventListener('pointerover', prefetchReadyLink));
  beforeEach(() => document.head.replaceChildren());

  it('prefetches it once', () => {
    point('/product/pointed');
    point('/product/pointed');
    const urls = [new URL('/product/pointed', location.href).href];
    expect(rules()).toEqual([JSON.stringify({ prefetch: [{ urls, eagerness: 'immediate' }] })]);
  });

  it('prefetches no page that is for one person or has effects, and nothing that a touch passes', () => {
    point('/cart');
    point('/logout');
    point('/product/touched', 'touch');
    expect(rules()).toEqual([]);
  });
});
