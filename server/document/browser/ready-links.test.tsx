import { leaveReadyLink, prerenderReadyLink } from './ready-links';

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

  beforeAll(() => addEventListener('pointerover', prerenderReadyLink));
  beforeEach(() => document.head.replaceChildren());

  const ruleFor = (path: string) => {
    const rule = [{ urls: [new URL(path, location.href).href], eagerness: 'immediate' }];
    return JSON.stringify({ prefetch: rule, prerender: rule });
  };

  it('prerenders it, once, in place of the one before it', () => {
    point('/product/one');
    point('/product/one');
    expect(rules()).toEqual([ruleFor('/product/one')]);
    point('/product/two');
    expect(rules()).toEqual([ruleFor('/product/two')]);
    point('/product/one');
    expect(rules()).toEqual([ruleFor('/product/one')]);
  });

  it('prerenders no page that is for one person or has effects, and nothing that a touch passes', () => {
    point('/cart');
    point('/logout');
    point('/product/touched', 'touch');
    expect(rules()).toEqual([]);
  });
});
