import { makeChallenge } from '@/lib/session/tokens/captcha';
import { visitorAddress } from '@/lib/upstream/session/sign-in';
import { refuseTooMany } from '@/lib/upstream/bff/too-many-calls';

/** A captcha challenge for the browser: signed, and not stored on the server. */
export async function GET(): Promise<Response> {
  const tooMany = await refuseTooMany(await visitorAddress());
  if (tooMany) return tooMany;
  return Response.json(await makeChallenge(), { headers: { 'cache-control': 'no-store' } });
}
