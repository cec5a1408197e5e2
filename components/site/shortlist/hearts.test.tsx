import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hearts } from './hearts.client';

const sent: string[] = [];
const signals: AbortSignal[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  signals.length = 0;
  document.cookie = 'shortlist=; Max-Age=0';
  answer = async () => ({ status: 204 }) as Response;
  globalThis.fetch = (async (_: string, init: RequestInit) => {
    const change = init.body instanceof URLSearchParams ? init.body.toString() : '';
    sent.push(change);
    if (init.signal) signals.push(init.signal);
    const reply = await answer();
    if (reply.status === 204) document.cookie = `shortlist=${change.startsWith('add=') ? change.slice(4) : ''}`;
    return reply;
  }) as typeof fetch;
});

const page = () =>
  render(
    <>
      <form id="shortlist" action="/api/shortlist" method="post">
        <a href="/shortlist">Shortlist</a>
      </form>
      {['bowl', 'mat'].map((slug) => (
        <button key={slug} form="shortlist" name="add" value={slug}>
          {slug}
        </button>
      ))}
      <Hearts />
    </>,
  );
const heart = (name: string) => screen.getByRole('button', { name });

it('shows which products are on the shortlist, and links to it', () => {
  document.cookie = 'shortlist=mat%3A6%2Fother';
  page();
  expect(heart('bowl')).toHaveAttribute('aria-pressed', 'false');
  expect(heart('mat')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Shortlist 2' })).toHaveAttribute('href', '/shortlist');
});

it('shows no link on a page without hearts, such as a form', () => {
  document.cookie = 'shortlist=mat';
  render(
    <>
      <form id="shortlist">
        <a href="/shortlist">Shortlist</a>
      </form>
      <Hearts />
    </>,
  );
  expect(screen.queryByRole('link', { name: /Shortlist \d/ })).toBeNull();
});

it('updates immediately, before the response', async () => {
  let let_go = (_: Response): void => undefined;
  answer = () => new Promise((resolve) => (let_go = resolve));
  page();
  await userEvent.click(heart('bowl'));
  expect(heart('bowl')).toHaveAttribute('aria-pressed', 'true');
  // Another update before the response, here by the focus event.
  act(() => void dispatchEvent(new Event('focus')));
  expect(heart('bowl')).toHaveAttribute('aria-pressed', 'true');
  act(() => let_go({ status: 204 } as Response));
  expect(await screen.findByRole('link', { name: 'Shortlist 1' })).toBeVisible();
});

it('sends all taps at once when the page is left before a reply', async () => {
  let reply = (_: Response): void => undefined;
  const replied = new Promise<Response>((resolve) => (reply = resolve));
  answer = () => replied;
  page();
  await userEvent.click(heart('bowl'));
  await userEvent.click(heart('mat'));
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['add=bowl', 'add=bowl&add=mat']);
  // No reply may come to the last one, either.
  expect(document.cookie).toBe('shortlist=bowl%2Fmat');
  // Its reply could take the second one out of the cookie again.
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await act(async () => reply({ status: 204 } as Response));
});

it('removes a product from the shortlist', async () => {
  document.cookie = 'shortlist=bowl';
  page();
  await userEvent.click(heart('bowl'));
  await waitFor(() => expect(sent).toEqual(['remove=bowl']));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Shortlist \d/ })).toBeNull());
});

it('sends all that was tapped before it once more, since beacons may overtake each other', async () => {
  render(
    <>
      <form id="shortlist" />
      <button form="shortlist" value="bowl" aria-pressed="true">
        bowl
      </button>
      <button form="shortlist" value="mat" aria-pressed="false">
        mat
      </button>
      <Hearts />
    </>,
  );
  await waitFor(() => expect(sent).toEqual(['add=bowl&remove=mat']));
});

it.each([
  ['there is no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the shop cannot take it', async () => ({ status: 503 }) as Response],
])('keeps what was tapped in the cookie when %s', async (_, failing) => {
  document.cookie = 'shortlist=mat%3A6%2Fother';
  answer = failing;
  page();
  await userEvent.click(heart('bowl'));
  expect(await screen.findByRole('link', { name: 'Shortlist 3' })).toBeVisible();
  expect(heart('bowl')).toHaveAttribute('aria-pressed', 'true');
  expect(document.cookie).toBe('shortlist=mat%3A6%2Fother%2Fbowl');
  await userEvent.click(heart('bowl'));
  expect(await screen.findByRole('link', { name: 'Shortlist 2' })).toBeVisible();
});

it('ignores an invalid cookie', () => {
  document.cookie = 'shortlist=%E0%A4%A';
  page();
  expect(heart('bowl')).toHaveAttribute('aria-pressed', 'false');
});
