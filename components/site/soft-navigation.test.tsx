import { act, fireEvent, render } from '@testing-library/react';
import { reportLeaving } from '@/lib/browser/site/leaving';
import { SoftNavigation } from './soft-navigation.client';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ usePathname: () => location.pathname, useRouter: () => router }));

beforeEach(() => push.mockClear());

/** True if the bar shows after a click on this link that another handler has prevented. */
const bar = (attributes: Readonly<Record<string, string>>) => {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.addEventListener('click', (event) => event.preventDefault());
  const { container } = render(<SoftNavigation />);
  container.append(link);
  fireEvent.click(link);
  return container.querySelector('.animate-progress') !== null;
};

it('shows the bar while a page of the site loads', () => {
  expect(bar({ href: '/about' })).toBe(true);
});

it('shows the bar when a script, such as the search, loads another page', () => {
  const { container } = render(<SoftNavigation />);
  act(reportLeaving);
  expect(container.querySelector('.animate-progress')).not.toBeNull();
});

it('shows no bar on the page that was left, when the visitor comes back to it', () => {
  const { container, rerender } = render(<SoftNavigation />);
  const shown = (path: string) => {
    history.replaceState(null, '', path);
    rerender(<SoftNavigation />);
    return container.querySelector('.animate-progress') !== null;
  };
  act(reportLeaving);
  expect([shown('/'), shown('/about'), shown('/')]).toEqual([true, false, false]);
});

it.each([
  ['a picture that opens over the page', { href: '/assets/i/abc/4x3/1600.jpg' }],
  ['a link that opens another tab', { href: '/about', target: '_blank' }],
  ['a place on the same page', { href: '#part' }],
  ['another site', { href: 'https://other.example/x' }],
])('shows no bar for %s', (_, link) => {
  expect(bar(link)).toBe(false);
});

/** The address pushed to the router by a click on this link, and whether the browser follows it. */
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

it('navigates to a page of the site by the router', () => {
  expect(click({ href: '/about?x=1#part', 'data-soft': '' })).toEqual({
    followed: false,
    pushed: [`${location.origin}/about?x=1#part`],
  });
});

it.each<[string, Record<string, string>, MouseEventInit]>([
  ['a file', { href: '/quick-order/order-form.csv' }, {}],
  ['another site', { href: 'https://other.example/x', 'data-soft': '' }, {}],
  ['another tab', { href: '/about', 'data-soft': '', target: '_blank' }, {}],
  ['the sign-out', { href: '/logout', 'data-soft': '' }, {}],
  ['a click with Control', { href: '/about', 'data-soft': '' }, { ctrlKey: true }],
  ['a click with Command', { href: '/about', 'data-soft': '' }, { metaKey: true }],
  ['a click with Shift', { href: '/about', 'data-soft': '' }, { shiftKey: true }],
  ['a download', { href: '/about', 'data-soft': '', download: '' }, {}],
])('leaves %s to the browser', (_, attributes, keys) => {
  expect(click(attributes, keys)).toEqual({ followed: true, pushed: [] });
});
