import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { siteAddress } from '../../config/site-address';
import type { EarlyRefresh } from '../session/refresh-early';

/** What is known about a request before its session is read. */
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

/** Answers a request, or leaves it to the next step. */
export type Step<Context> = (request: NextRequest, context: Context) => Response | null | Promise<Response | null>;

/** A step for requests that change nothing. */
export function whenReading<Context extends Visit>(step: Step<Context>): Step<Context> {
  return (request, visit) => (visit.reads ? step(request, visit) : null);
}

/** The answer of the first step that has one. */
export async function firstAnswer<Context>(
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

/** To an absolute address: Next would make one from the host it is bound to, and refuses a relative one here. */
export function leadTo(address: string, status: Redirect, { changes }: Pick<EarlyRefresh, 'changes'>): Response {
  const response = new NextResponse(null, {
    status,
    headers: { location: address, 'cache-control': 'private, no-store' },
  });
  for (const { name, value, options } of changes) response.cookies.set(name, value, options);
  return response;
}

/** To a path of this site, and to no other site whatever the path is. */
export function redirectTo(path: string, status: Redirect, changed: Pick<EarlyRefresh, 'changes'>): Response {
  return leadTo(siteAddress(path), status, changed);
}
