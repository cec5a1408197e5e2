import { NextRequest } from 'next/server';
import type { SessionData } from '../../session/data';
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

/** The targets of forms in the policy of a page. */
function formTargets(live: boolean, platform: string): string {
  apiBase = platform;
  const { headers } = withPageHeaders(new NextRequest(own), new URL(own), {
    live,
    refreshed: live ? { kind: 'signed-in', changes: [], session } : { kind: 'anonymous', changes: [] },
    https: true,
    formOrigins: [],
    secretAddress: false,
    hidden: false,
    thirdParties: null,
    preview: null,
  });
  return /form-action ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
}

it('lets forms lead to the payment page of a platform, and tells no internal address', () => {
  expect(formTargets(false, 'https://api.example.com')).toContain(' https://pay.example https://api.example.com');
  expect(formTargets(false, 'http://platform:4000')).not.toContain('platform');
  expect(formTargets(true, 'http://platform:4000')).toContain(' https://club.example');
});
