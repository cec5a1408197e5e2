import { leaveReadyLink, prepareReadyLink } from './ready-links';

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

it.each(['/', '/shop', '/cart', '/products', '#product/', 'https://supplier.example/product/1'])(
  'leaves %s to the router',
  (href) => {
    click(href);
    expect(router).toHaveBeenCalledTimes(1);
  },
);

describe('pointing at a link', () => {
  const rules = () =>
    [...document.head.querySelectorAll('script[type=speculationrules]')].map((one) => one.textContent);

  /** jsdom has no pointer events. */
  function point(href: string, pointerType = 'mouse'): void {
    document.body.innerHTML = `<a href="${href}"><img alt=""></a>`;
    const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
    document.querySelector('img')?.dispatchEvent(event);
  }

  const rule = (kind: 'prefetch' | 'prerender', path: string) =>
    JSON.stringify({ [kind]: [{ urls: [new URL(path, location.href).href], eagerness: 'immediate' }] });

  beforeAll(() => addEventListener('pointerover', prepareReadyLink));
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('prefetches it, once, in place of the one before it', () => {
    point('/product/one');
    point('/product/one');
    expect(rules()).toEqual([rule('prefetch', '/product/one')]);
    point('/product/two');
    expect(rules()).toEqual([rule('prefetch', '/product/two')]);
    point('/product/one');
    expect(rules()).toEqual([rule('prefetch', '/product/one')]);
  });

  it('prerenders the one at which the mouse rests, in place of the one before it', () => {
    point('/product/three');
    jest.advanceTimersByTime(399);
    point('/product/four');
    jest.advanceTimersByTime(399);
    expect(rules()).toEqual([rule('prefetch', '/product/four')]);
    jest.advanceTimersByTime(1);
    expect(rules()).toEqual([rule('prefetch', '/product/four'), rule('prerender', '/product/four')]);
    point('/product/five');
    jest.advanceTimersByTime(400);
    expect(rules()).toEqual([rule('prefetch', '/product/five'), rule('prerender', '/product/five')]);
  });

  it.each([
    ['the mouse has left it', '/product/six', () => point('/cart')],
    ['it was pressed', '/product/seven', () => click('/product/seven')],
  ])('prerenders nothing once %s', (_, path, then) => {
    point(path);
    then();
    jest.advanceTimersByTime(1_000);
    expect(rules()).toEqual([rule('prefetch', path)]);
  });

  it('asks for no page that is for one person or has effects or is of another site, and for none by touch', () => {
    point('/cart');
    point('/logout');
    point('https://supplier.example/product/1');
    point('/product/touched', 'touch');
    jest.advanceTimersByTime(1_000);
    expect(rules()).toEqual([]);
  });
});
