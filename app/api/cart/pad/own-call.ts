import type { z } from 'zod';
import { parseJson } from '@/lib/domain/values/parse-json';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { refuseTooMany } from '@/lib/upstream/bff/too-many-calls';

/** Enough for a thousand codes, each with a text. */
const MAX_BYTES = 512 * 1024;

/** The parsed body of the pad's call; an error response for anything else. */
export async function readOwnCall<T extends z.ZodType>(
  request: Request,
  schema: T | undefined,
): Promise<{ readonly body: z.output<T> } | Response> {
  const tooMany = await refuseTooMany(request.headers.get('x-forwarded-for'));
  if (tooMany) return tooMany;
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const text = await readLimited(request, MAX_BYTES);
  if (text === null) return errorResponse(413, 'TOO_LARGE', 'The request is too large.');
  const body = schema?.safeParse(parseJson(text));
  return body?.success ? { body: body.data } : errorResponse(422, 'INVALID', 'Some of the values are not valid.');
}
