import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { siteAddress } from '../../config/site-address';
import type { EarlyRefresh } from '../session/refresh-early';

/** Facts about a request, before its session is read. */
export interface Visit {
  /** Decoded. */
  readonly path: string;
  /** GET or HEAD. */
  readonly reads: boolean;
}

export interface SessionVisit extends Visit {
  readonly at: Date;
  readonly refreshed: EarlyRefresh;
}

/** Returns a response, or null to continue with the next step. */
export type Step<Context> = (request: NextRequest, context: Context) => Response | null | Promise<Response | null>;

/** A step only for GET and HEAD. */
export function whenReading<Context extends Visit>(step: Step<Context>): Step<Context> {
  return (request, visit) => (visit.reads ? step(request, visit) : null);
}

/** The response of the first step that returns one. */
export async function firstResponse<Context>(
  steps: readonly Step<Context>[],
  request: NextRequest,
  context: Context,
): Promise<Response | null> {
  for (const step of steps) {
    const answer = await step(request, context);
    if (answer) return answer;
  }
  return null;
}

type Redirect = 303 | 307 | 308;

/**
 * Redirects to an absolute address: Next would derive it from the host it is bound to, and rejects a relative one here.
 */
export function redirectToAddress(
  address: string,
  status: Redirect,
  { changes }: Pick<EarlyRefresh, 'changes'>,
): Response {
  const response = new NextResponse(null, {
    status,
    headers: { location: address, 'cache-control': 'private, no-store' },
  });
  for (const { name, value, options } of changes) response.cookies.set(name, value, options);
  return response;
}

/** Redirects to a path of this site, and never to another site, whatever the path. */
export function redirectTo(path: string, status: Redirect, changed: Pick<EarlyRefresh, 'changes'>): Response {
  return redirectToAddress(siteAddress(path), status, changed);
}
