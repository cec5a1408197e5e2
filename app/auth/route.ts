import { cookies, headers } from 'next/headers';
import { routes, signInAddress } from '@/lib/config/routes';
import { localPath } from '@/lib/domain/content/links';
import { writeChanges } from '@/lib/session/cookie';
import { type AuthorizeOutcome, finishAuthorization } from '@/lib/upstream/session/authorize';

const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

function onward(location: string): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, location } });
}

function addressAfter(outcome: AuthorizeOutcome): Response {
  if (outcome.kind === 'signed-in') return onward(localPath(outcome.next) ?? routes.home);
  if (outcome.problem === 'pending') return onward(signInAddress(routes.signup, null, { confirmed: '1' }));
  return onward(signInAddress(routes.login, localPath(outcome.next), { problem: outcome.problem }));
}

/**
 * Callback of an authorization-code sign-in (specification 1, section 4). Renders nothing: it signs in, or redirects to
 * /login.
 */
export async function GET(request: Request): Promise<Response> {
  const visitor = (await headers()).get('x-forwarded-for') ?? '';
  const jar = await cookies();
  const outcome = await finishAuthorization(jar, new URL(request.url).searchParams, visitor);
  writeChanges(jar, outcome.changes);
  return addressAfter(outcome);
}

/** HEAD must not sign in: without this handler Next would treat it as a GET. */
export function HEAD(): Response {
  return new Response(null, { status: 204, headers: HEADERS });
}
