import { startTransition, use, useEffect, useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { reportLeaving } from '@/lib/browser/site/leaving';
import { SoftNavigation } from './soft-navigation.client';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ usePathname: () => location.pathname, useRouter: () => router }));

/** As the router: its page is a promise until the platform has answered. */
let show: (page: Promise<string>) => void = () => undefined;
let arrive: (page: string) => void = () => undefined;

function Page() {
  const [page, setPage] = useState<Promise<string> | string>('The page that is left');
  useEffect(() => {
    show = setPage;
  }, []);
  return <main>{typeof page === 'string' ? page : use(page)}</main>;
}

beforeEach(() => {
  push.mockReset().mockImplementation(() => {
    const coming = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    startTransition(() => show(coming));
  });
});

/** Renders a link, and tells whether the bar is shown. */
async function opened(attributes: Readonly<Record<string, string>> = {}) {
  const { container } = render(
    <>
      <SoftNavigation />
      <Page />
      <a {...attributes}>
        <span>words</span>
      </a>
    </>,
  );
  const words = container.querySelector('a span') ?? container;
  const isShown = () => container.querySelector('.animate-progress') !== null;
  return { isShown, click: (keys: MouseEventInit = {}) => act(async () => fireEvent.click(words, keys)) };
}

it('shows the bar until the page has come, also where it is the same one again', async () => {
  const { isShown, click } = await opened({ href: '/about', 'data-soft': '' });
  await click();
  expect(isShown()).toBe(true);
  await act(async () => arrive('A redirect led back'));
  expect([isShown(), screen.getByRole('main').textContent]).toEqual([false, 'A redirect led back']);
});

it('shows the bar when a script, such as the search, loads another page', async () => {
  const { isShown } = await opened();
  await act(async () =>
    startTransition(() => {
      reportLeaving();
      router.push('/search');
    }),
  );
  expect(isShown()).toBe(true);
  await act(async () => arrive('What was found'));
  expect(isShown()).toBe(false);
});

it.each([
  ['a link that opens another tab', { href: '/about', target: '_blank' }],
  ['a place on the same page', { href: '#part' }],
  ['another site', { href: 'https://other.example/x' }],
])('shows no bar for %s', async (_, link) => {
  const { isShown, click } = await opened({ ...link, 'data-soft': '' });
  await click();
  expect(isShown()).toBe(false);
});

/** The address pushed to the router by a click on this link, and whether the browser follows it. */
async function click(attributes: Readonly<Record<string, string>>, keys: MouseEventInit = {}) {
  const link = await opened(attributes);
  return { followed: await link.click(keys), pushed: push.mock.calls.flat() };
}

it('navigates to a page of the site by the router', async () => {
  expect(await click({ href: '/about?x=1#part', 'data-soft': '' })).toEqual({
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
])('leaves %s to the browser', async (_, attributes, keys) => {
  expect(await click(attributes, keys)).toEqual({ followed: true, pushed: [] });
});
