import { NextRequest } from 'next/server';
import type { SessionData } from '../../session/data';
import { PER_REQUEST_AGENT } from '../../config/constants';
import { withPageHeaders } from './page-response';

let apiBase = '';
jest.mock('../../config/env', () => ({ env: () => ({ PAYMENT_HOSTS: ['pay.example'], API_BASE_URL: apiBase }) }));

const own = 'https://shop.example.com/about';
const session: SessionData = {
  sid: 's',
  accessToken: 'a',
  refreshToken: 'r',
  base: 'https://club.example',
  fingerprint: 'f',
  issuedAt: 0,
};

/** The headers of the response, and of the request that Next renders (as Next's middleware passes them on). */
function headersOf(live: boolean, { perRequest = live, asked = {} } = {}): Headers {
  return withPageHeaders(new NextRequest(own, { headers: asked }), new URL(own), {
    live,
    perRequest,
    refreshed: live ? { kind: 'signed-in', changes: [], session } : { kind: 'anonymous', changes: [] },
    https: true,
    formOrigins: [],
    secretAddress: false,
    hidden: false,
    thirdParties: null,
    preview: null,
  }).headers;
}

/** The targets of forms in the policy of a page. */
function formTargets(live: boolean, platform: string): string {
  apiBase = platform;
  return /form-action ([^;]*)/.exec(headersOf(live).get('content-security-policy') ?? '')?.[1] ?? '';
}

it('lets forms lead to the payment page of a platform, and tells no internal address', () => {
  expect(formTargets(false, 'https://api.example.com')).toContain(' https://pay.example https://api.example.com');
  expect(formTargets(false, 'http://platform:4000')).not.toContain('platform');
  expect(formTargets(true, 'http://platform:4000')).toContain(' https://club.example');
});

it('has Next render a page that reads the request as one whole, and no other page, whatever the browser is called', () => {
  const agent = (live: boolean, options: { perRequest?: boolean; asked?: Record<string, string> }) => [
    headersOf(live, options).get('x-middleware-request-user-agent'),
    headersOf(live, options).get('x-middleware-override-headers')?.split(',').includes('user-agent'),
  ];
  expect(agent(true, { asked: { 'user-agent': 'Mozilla/5.0' } })).toEqual([`Mozilla/5.0 ${PER_REQUEST_AGENT}`, true]);
  expect(agent(true, {})).toEqual([PER_REQUEST_AGENT, true]);
  expect(agent(false, { perRequest: true })).toEqual([PER_REQUEST_AGENT, true]);
  expect(agent(false, { asked: { 'user-agent': PER_REQUEST_AGENT } })).toEqual([null, false]);
});
