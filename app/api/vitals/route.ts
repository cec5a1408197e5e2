import { env } from '@/lib/config/env';
import { meter } from '@/lib/config/meter';
import { parseJson } from '@/lib/domain/values/parse-json';
import { vitalsReport } from '@/lib/domain/web/vitals';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { refuseTooMany } from '@/lib/upstream/bff/too-many-calls';

const MAX_REPORT_LENGTH = 4_000;

/**
 * `POST /api/vitals`: measurements of a page by the browser of a visitor who agreed, for /metrics. They are summed up
 * by kind of page; no visitor data is stored.
 */
export async function POST(request: Request): Promise<Response> {
  if (!env().VISITOR_VITALS) return errorResponse(404, 'NOT_FOUND', 'Nothing is measured here.');
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const tooMany = await refuseTooMany(request.headers.get('x-forwarded-for'));
  if (tooMany) return tooMany;
  const report = vitalsReport.safeParse(parseJson((await readLimited(request, MAX_REPORT_LENGTH)) ?? ''));
  if (!report.success) return errorResponse(422, 'INVALID_INPUT', 'This is no report.');
  for (const { name, value } of report.data.values) meter()?.vital(name, value, report.data.path);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
