import { saveDraft } from '@/lib/actions/checkout/checkout-draft';
import { readCheckoutForm } from '@/lib/actions/checkout/checkout-form';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimitedForm } from '@/lib/upstream/bff/limited-body';

const LIMIT = 32 * 1024;

/** Stores the checkout's draft in a separate encrypted cookie (lib/session/cookies/draft). */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('x-csrf') === null || !isOwnRequest(request.headers)) {
    return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  }
  const body = await readLimitedForm(request, LIMIT);
  if (body.kind === 'too-large') return errorResponse(413, 'TOO_LARGE', 'The request is too large.');
  const form = body.kind === 'form' ? readCheckoutForm(body.data) : null;
  if (!form) return errorResponse(400, 'NOT_A_FORM', 'This is not a form of this site.');
  await saveDraft(form.owner, form.values);
  return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
}
