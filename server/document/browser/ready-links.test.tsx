import { leaveReadyLink } from './ready-links';

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
