import { fireEvent, render } from '@testing-library/react';
import { SoftNavigation } from './soft-navigation.client';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ usePathname: () => location.pathname, useRouter: () => router }));

beforeEach(() => push.mockClear());

/** Whether the bar shows once something of the page took a click on such a link for itself. */
const bar = (attributes: Readonly<Record<string, string>>) => {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.addEventListener('click', (event) => event.preventDefault());
  const { container } = render(<SoftNavigation />);
  container.append(link);
  fireEvent.click(link);
  return container.querySelector('.animate-progress') !== null;
};

it('shows that a page of the site is on its way', () => {
  expect(bar({ href: '/about' })).toBe(true);
});

it.each([
  ['a picture that opens over the page', { href: '/assets/i/abc/4x3/1600.jpg' }],
  ['what opens in another tab', { href: '/about', target: '_blank' }],
  ['another place of the page', { href: '#part' }],
  ['another site', { href: 'https://other.example/x' }],
])('does not for %s', (_, link) => {
  expect(bar(link)).toBe(false);
});

/** Where the router was sent by a click on such a link, and whether the browser was left to follow it. */
const click = (attributes: Readonly<Record<string, string>>, keys: MouseEventInit = {}) => {
  const { container } = render(
    <>
      <SoftNavigation />
      <a {...attributes}>
        <span>words</span>
      </a>
    </>,
  );
  const followed = fireEvent.click(container.querySelector('a span') ?? container, keys);
  return { followed, pushed: push.mock.calls.flat() };
};

it('leaves a link of the site to the router', () => {
  expect(click({ href: '/about?x=1#part', 'data-soft': '' })).toEqual({
    followed: false,
    pushed: [`${location.origin}/about?x=1#part`],
  });
});

it.each<[string, Record<string, string>, MouseEventInit]>([
  ['a file', { href: '/quick-order/order-form.csv' }, {}],
  ['another site', { href: 'https://other.example/x', 'data-soft': '' }, {}],
  ['another tab', { href: '/about', 'data-soft': '', target: '_blank' }, {}],
  ['a click with Control', { href: '/about', 'data-soft': '' }, { ctrlKey: true }],
  ['a click with Command', { href: '/about', 'data-soft': '' }, { metaKey: true }],
  ['a click with Shift', { href: '/about', 'data-soft': '' }, { shiftKey: true }],
  ['a download', { href: '/about', 'data-soft': '', download: '' }, {}],
])('leaves %s to the browser', (_, attributes, keys) => {
  expect(click(attributes, keys)).toEqual({ followed: true, pushed: [] });
});
