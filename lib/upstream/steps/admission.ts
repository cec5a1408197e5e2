import 'server-only';
import { NextResponse } from 'next/server';
import { isPaymentReturn, routes } from '../../config/routes';
import { isOwnRequest, isSignOutVisit } from '../../session/request-guard';
import { tokenLogin } from '../session/token-login';
import { type Step, type Visit, redirectTo } from './visit';

/**
 * Rejects POSTs from other sites. A payment service may return the browser by POST: the body is ignored, and the
 * payment's state is read from the platform.
 */
export const refuseCrossSiteForms: Step<Visit> = (request, { path, reads }) => {
  if (reads || isOwnRequest(request.headers)) return null;
  const { pathname, search, searchParams } = request.nextUrl;
  if (request.method === 'POST' && isPaymentReturn(path, searchParams))
    return redirectTo(`${pathname}${search}`, 303, { changes: [] });
  return new Response('Forbidden', { status: 403 });
};

/** Rejects other methods: Next would render the page for any of them, as for GET. */
export const refuseOtherMethods: Step<Visit> = (request, { reads }) =>
  reads || request.method === 'POST'
    ? null
    : new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD, POST' } });

/** Signs out in the handler of the address if the request is trusted; otherwise a page asks first. */
export const allowSignOut: Step<Visit> = (request, { path }) =>
  path === routes.logout && isSignOutVisit(request.headers) ? NextResponse.next() : null;

/** Handles tokens in the address first: no page is rendered, and no redirect sent, with them in it. */
export const signInByToken: Step<Visit> = async (request) => {
  const login = await tokenLogin(request, request.headers.get('x-forwarded-for') ?? '');
  if (!login) return null;
  if (login.kind === 'refused') return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  const response = redirectTo(login.location, 303, login);
  response.headers.set('referrer-policy', 'no-referrer');
  return response;
};
