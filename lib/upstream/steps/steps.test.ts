import { NextRequest } from 'next/server';
import type { EarlyRefresh } from '../session/refresh-early';
import { refuseCrossSiteForms, refuseOtherMethods } from './admission';
import { redirectToFilteredList, redirectToSearch, storeViewAndRedirect } from './addresses';
import { guardPages, redirectSignedOut, redirectEndedSession } from './session';
import { type SessionVisit, type Step, firstResponse, whenReading } from './visit';

const ORIGIN = 'http://localhost:3000';

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = ORIGIN;
});

interface Asked {
  path: string;
  method?: string;
  kind?: EarlyRefresh['kind'];
  origin?: string;
}

/** A step's response as status and location. */
async function answerOf(step: Step<SessionVisit>, { path, method = 'GET', kind = 'anonymous', origin }: Asked) {
  const request = new NextRequest(ORIGIN + path, { method, headers: origin ? { origin } : {} });
  const answer = await step(request, {
    path: decodeURIComponent(request.nextUrl.pathname),
    reads: method === 'GET' || method === 'HEAD',
    at: new Date(),
    refreshed: { kind, changes: [] },
  });
  if (!answer) return null;
  const location = answer.headers.get('location');
  return location === null ? answer.status : `${answer.status} ${location.replace(ORIGIN, '')}`;
}

const FOREIGN = 'https://evil.example';

it.each<[string, Step<SessionVisit>, Asked, unknown]>([
  ['reading from anywhere', refuseCrossSiteForms, { path: '/cart', origin: FOREIGN }, null],
  ['a form of ours', refuseCrossSiteForms, { path: '/cart', method: 'POST', origin: ORIGIN }, null],
  ['a form of another site', refuseCrossSiteForms, { path: '/cart', method: 'POST', origin: FOREIGN }, 403],
  ['a form', refuseOtherMethods, { path: '/', method: 'POST' }, null],
  ['HEAD', refuseOtherMethods, { path: '/', method: 'HEAD' }, null],
  ['DELETE', refuseOtherMethods, { path: '/', method: 'DELETE' }, 405],
  ['an ended session', redirectEndedSession, { path: '/orders', kind: 'ended' }, '303 /'],
  ['a session', redirectEndedSession, { path: '/orders', kind: 'signed-in' }, null],
  ['a search without scripts', redirectToSearch, { path: '/search?q=%20red%20dog ' }, '303 /search/red%20dog'],
  [
    'a search that is cut before half a character',
    redirectToSearch,
    { path: `/search?q=${'x'.repeat(99)}%F0%9F%90%95` },
    `303 /search/${'x'.repeat(99)}`,
  ],
  ['a search with a backslash', redirectToSearch, { path: '/search?q=AB%5C12%5C' }, '303 /search/AB%2012'],
  ['a search for two dots', redirectToSearch, { path: '/search?q=..' }, '303 /search'],
  ['the search’s own page', redirectToSearch, { path: '/search/red%20dog' }, null],
  [
    'filters of a form',
    redirectToFilteredList,
    { path: '/shop?category=dog-treats&brand=A&sort=' },
    '303 /shop/dog-treats?brand=A',
  ],
  ['filters of a form to all groups', redirectToFilteredList, { path: '/shop/toys?category=' }, '303 /shop'],
  ['a filtered list', redirectToFilteredList, { path: '/shop/toys?brand=A' }, null],
  [
    'how a customer looks at lists',
    storeViewAndRedirect,
    { path: '/shop?view=table&new=1', kind: 'signed-in' },
    '303 /shop?new=1',
  ],
  ['the same of a visitor', storeViewAndRedirect, { path: '/shop?view=table' }, null],
  ['signing out once more', redirectSignedOut, { path: '/logout' }, '303 /'],
  ['signing out', redirectSignedOut, { path: '/logout', kind: 'signed-in' }, null],
  ['a guarded page', guardPages, { path: '/orders?page=2' }, '307 /login?next=%2Forders%3Fpage%3D2'],
  ['its data for the router', guardPages, { path: '/orders?_rsc=x' }, '307 /login?next=%2Forders'],
  ['a guarded page, signed in', guardPages, { path: '/orders', kind: 'signed-in' }, null],
  ['a public page', guardPages, { path: '/about' }, null],
  ['a form to a step for readers', whenReading(guardPages), { path: '/orders', method: 'POST' }, null],
])('handles %s', async (_, step, asked, answer) => {
  expect(await answerOf(step, asked)).toBe(answer);
});

it('returns the first response, and runs no later step', async () => {
  const last = jest.fn(() => new Response('last'));
  const steps = [() => null, async () => new Response('second'), last];
  const answer = await firstResponse(steps, new NextRequest(ORIGIN), {});
  expect(await answer?.text()).toBe('second');
  expect(last).not.toHaveBeenCalled();
});
