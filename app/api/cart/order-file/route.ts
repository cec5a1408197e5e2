import { cookies } from 'next/headers';
import { readOrderFile } from '@/lib/data/cart/order-file.server';
import { ORDER_FILE_BYTES } from '@/lib/domain/cart/order-text/read-order-file';
import { readSession } from '@/lib/session/cookie';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimitedForm } from '@/lib/upstream/bff/limited-body';

/** Allowance for the form's encoding around the file. */
const FORM_BYTES = 16 * 1024;

/** Reads an order from a workbook that was dropped on the pad. The file is not stored. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  if (!(await readSession(await cookies()))) return errorResponse(401, 'NO_SESSION', 'Not signed in');
  const form = await readLimitedForm(request, ORDER_FILE_BYTES + FORM_BYTES);
  const file = form.kind === 'form' ? form.data.get('file') : null;
  if (form.kind === 'too-large') return answer('large');
  if (!(file instanceof File)) return errorResponse(400, 'NOT_A_FORM', 'This is not a form of this site.');
  return answer(await readOrderFile(file));
}

function answer(read: Awaited<ReturnType<typeof readOrderFile>>): Response {
  const body = typeof read === 'string' ? { problem: read } : { order: read };
  return Response.json(body, { headers: { 'cache-control': 'private, no-store' } });
}
