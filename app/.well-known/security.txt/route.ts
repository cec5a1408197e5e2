import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { getSite } from '@/lib/data/site/site';
import { securityText } from '@/lib/domain/web/security-text';
import { errorResponse, upstreamErrorResponse } from '@/lib/upstream/bff/error-response';

/** From the settings of this process, else the shop's public e-mail address. */
async function securityContact(): Promise<string | null> {
  const { SECURITY_CONTACT } = env();
  if (SECURITY_CONTACT !== undefined) return SECURITY_CONTACT;
  const { settings } = await getSite();
  return settings.email === '' ? null : `mailto:${encodeURI(settings.email)}`;
}

/**
 * `GET /.well-known/security.txt`. Generated, not a file in `public/`: each shop has its own contact, and the expiry
 * date must stay in the future.
 */
export async function GET(): Promise<Response> {
  // Not at build time, when no platform is reachable.
  await connection();
  let contact: string | null;
  try {
    contact = await securityContact();
  } catch (error) {
    return upstreamErrorResponse(error);
  }
  if (contact === null) return errorResponse(404, 'NOT_FOUND', 'This shop gives no contact.');
  return new Response(securityText({ contact, origin: env().APP_ORIGIN, at: new Date() }), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}
