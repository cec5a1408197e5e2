/** The session in the browser (specification 1, section 4): it has a tag and an expiry in seconds, never a token. */
import { render } from '@testing-library/react';
import { useSessionSync } from './session';
import { onTabMessage, notifyTabs } from './tab-sync';

type Heard = Parameters<typeof notifyTabs>[0];

let listener: (news: Heard) => void = () => undefined;
const messages: Heard[] = [];
jest.mock('./tab-sync', () => ({
  notifyTabs: jest.fn((news: Heard) => messages.push(news)),
  onTabMessage: jest.fn((hear: (news: Heard) => void) => {
    listener = hear;
    return () => undefined;
  }),
}));

function SessionSync({ state: rendered }: { state: Parameters<typeof useSessionSync>[0] }) {
  useSessionSync(rendered);
  return null;
}

const asked: { path: string; method: string }[] = [];
let state = { tag: 'mine', expiresIn: 900 as number | null };
let entries: readonly { entryType?: string; name?: string; activationStart?: number }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  entries = [];
  // jsdom has neither.
  Object.assign(performance, {
    getEntriesByType: (type: string) => entries.filter(({ entryType }) => entryType === type),
    getEntriesByName: (wanted: string) => entries.filter(({ name }) => name === wanted),
  });
  asked.length = 0;
  messages.length = 0;
  sessionStorage.clear();
  state = { tag: 'mine', expiresIn: 900 };
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    asked.push({ path, method: init.method ?? 'GET' });
    return { ok: true, json: async () => state };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const refreshes = () => asked.filter(({ path, method }) => path === '/api/session/refresh' && method === 'POST').length;

it('refreshes when 30 s or less remain, checking every 10 s', async () => {
  render(<SessionSync state={{ tag: 'mine', expiresIn: 55 }} />);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(refreshes()).toBe(0);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(refreshes()).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refreshes()).toBe(1);
});

it('never refreshes without an expiry or a session', async () => {
  render(<SessionSync state={{ tag: 'mine', expiresIn: null }} />);
  render(<SessionSync state={{ tag: '', expiresIn: null }} />);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(refreshes()).toBe(0);
});

it('retries every 10 s while nothing responds', async () => {
  render(<SessionSync state={{ tag: 'mine', expiresIn: 20 }} />);
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    asked.push({ path, method: init.method ?? 'GET' });
    throw new TypeError('Failed to fetch');
  }) as typeof fetch;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(refreshes()).toBe(3);
});

it('broadcasts the session it was rendered for, and checks with the server if another tab differs', async () => {
  render(<SessionSync state={{ tag: 'mine', expiresIn: 900 }} />);
  expect(notifyTabs).toHaveBeenCalledWith({ kind: 'session', tag: 'mine' });
  expect(onTabMessage).toHaveBeenCalled();
  listener({ kind: 'session', tag: 'mine' });
  listener({ kind: 'cart' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
  listener({ kind: 'session', tag: '' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked.filter(({ path }) => path === '/api/session/state').length).toBeGreaterThanOrEqual(2);
});

it('replies once to an outdated tab, and never to an up-to-date one', async () => {
  render(<SessionSync state={{ tag: 'mine', expiresIn: 900 }} />);
  messages.length = 0;
  listener({ kind: 'session', tag: '' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(messages).toEqual([{ kind: 'session', tag: 'mine' }]);
  listener({ kind: 'session', tag: 'mine' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(messages).toHaveLength(1);
});

it('sends nothing to other tabs while it is outdated itself', async () => {
  sessionStorage.setItem('stockist.reloaded', `mine>theirs ${Date.now()} /`);
  state = { tag: 'theirs', expiresIn: 900 };
  render(<SessionSync state={{ tag: 'mine', expiresIn: 900 }} />);
  messages.length = 0;
  listener({ kind: 'session', tag: 'theirs' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(messages).toEqual([]);
});

describe('a page whose scripts start', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    state = { tag: 'mine', expiresIn: 900 };
  });
  afterEach(() => jest.restoreAllMocks());

  /** What a reload writes first; jsdom cannot reload. */
  const reloaded = () => sessionStorage.getItem('stockist.reloaded');

  it.each([
    ['late', 60_100, []],
    ['after it was rendered ahead', 500, [{ entryType: 'navigation', activationStart: 400 }]],
    ['after the back-forward cache has restored it', 500, [{ entryType: 'mark', name: 'restored' }]],
  ])('%s is reloaded if somebody has signed in since it was requested', async (_, waited, given) => {
    entries = given;
    await jest.advanceTimersByTimeAsync(waited);
    render(<SessionSync state={{ tag: '', expiresIn: null }} />);
    await jest.advanceTimersByTimeAsync(0);
    expect(reloaded()).toMatch(/^>mine /);
  });

  it('late stays if it is up to date, and asks once only', async () => {
    await jest.advanceTimersByTimeAsync(60_100);
    const { rerender } = render(<SessionSync state={{ tag: 'mine', expiresIn: 900 }} />);
    rerender(<SessionSync state={{ tag: 'mine', expiresIn: 890 }} />);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([{ path: '/api/session/state', method: 'GET' }]);
    expect(reloaded()).toBeNull();
  });

  it('soon asks nothing', async () => {
    entries = [{ entryType: 'navigation', activationStart: 0 }];
    await jest.advanceTimersByTimeAsync(5_000);
    render(<SessionSync state={{ tag: '', expiresIn: null }} />);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([]);
  });
});

describe('after a sign-out in this tab', () => {
  /** What a reload writes first; jsdom cannot reload. */
  const reloaded = () => sessionStorage.getItem('stockist.reloaded');

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = render(
      <>
        <SessionSync state={{ tag: 'mine', expiresIn: 900 }} />
        <form method="post" action="/api/session/logout" onSubmit={(event) => event.preventDefault()}>
          <button>Sign out</button>
        </form>
      </>,
    );
    container.querySelector('button')?.click();
    state = { tag: '', expiresIn: null };
  });
  afterEach(() => jest.restoreAllMocks());

  it('does not reload the page, which would cancel the navigation, when another tab noticed it first', async () => {
    listener({ kind: 'session', tag: '' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(asked.length).toBeGreaterThan(0);
    expect(reloaded()).toBeNull();
  });

  it('reloads it later if it is still there', async () => {
    await jest.advanceTimersByTimeAsync(11_000);
    listener({ kind: 'session', tag: '' });
    await jest.advanceTimersByTimeAsync(0);
    expect(reloaded()).toMatch(/^mine> /);
  });

  it('reloads it when it is restored from the back-forward cache', async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(reloaded()).toMatch(/^mine> /);
  });
});

describe('a page that the back-forward cache restores', () => {
  const { style } = document.documentElement;
  const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<SessionSync state={{ tag: 'mine', expiresIn: 900 }} />);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    style.visibility = '';
  });

  it('is hidden until the server has said that the session is the same', async () => {
    restore();
    expect(style.visibility).toBe('hidden');
    await jest.advanceTimersByTimeAsync(0);
    expect(style.visibility).toBe('');
  });

  it('stays hidden while it is loaded again for another session', async () => {
    state = { tag: '', expiresIn: null };
    restore();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(style.visibility).toBe('hidden');
  });

  it('is loaded again although the page after it just was', async () => {
    state = { tag: '', expiresIn: null };
    sessionStorage.setItem('stockist.reloaded', `mine> ${Date.now()} /orders/1`);
    restore();
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionStorage.getItem('stockist.reloaded')).toMatch(/^mine> \d+ \/$/);
    expect(style.visibility).toBe('hidden');
  });
});

it('announces a sign-out to other tabs when it is submitted', () => {
  const { container } = render(
    <>
      <SessionSync state={{ tag: 'mine', expiresIn: 900 }} />
      <form method="post" action="/api/session/logout" onSubmit={(event) => event.preventDefault()}>
        <button>Sign out</button>
      </form>
    </>,
  );
  container.querySelector('button')?.click();
  expect(messages).toContainEqual({ kind: 'session', tag: '' });
});
