import type { Context } from 'hono';
import { NOBODY, type TrustedCallers, isTrusted } from '../rules/web/trusted-callers';
import { isLoopback } from '../system/own-machine';
import type { HttpEnv } from './platform';

export interface SessionHeaders {
  /** Key under which a repeated request gets the first reply (design, section 5.10). */
  readonly idempotencyKey: string | null;
  /** The visitor's IP address, as far as known. */
  readonly clientIp: string;
}

/** On this machine, or at a trusted address. */
function isStorefront(peer: string, trusted: TrustedCallers): boolean {
  return isLoopback(peer) || isTrusted(trusted, peer);
}

/**
 * The peer's address; if the peer is the storefront (on this machine or at a trusted address), the last address it
 * forwards.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trusted: TrustedCallers = NOBODY): string {
  if (forwardedFor === undefined || !isStorefront(peer, trusted)) return peer;
  const last = forwardedFor.split(',').at(-1)?.trim() ?? '';
  return /^[\da-f.:]{3,45}$/i.test(last) ? last : peer;
}

/** True for a request from this machine: not through a proxy, and not under a foreign name that resolves here. */
export function isLocalVisit(context: Context<HttpEnv>): boolean {
  const host = new URL(context.req.url).hostname;
  const named = host === 'localhost' || isLoopback(host.replaceAll(/[[\]]/g, ''));
  return named && context.req.header('x-forwarded-for') === undefined && isLoopback(peerOf(context));
}

function peerOf(context: Context<HttpEnv>): string {
  return context.env?.incoming?.socket?.remoteAddress ?? '';
}

/** The traceparent of the storefront's request; null when the caller is not the storefront. */
export function traceparentOf(context: Context<HttpEnv>, trusted: TrustedCallers): string | null {
  return isStorefront(peerOf(context), trusted) ? (context.req.header('traceparent') ?? null) : null;
}

export function sessionHeadersOf(context: Context<HttpEnv>, trusted: TrustedCallers): SessionHeaders {
  const key = context.req.header('idempotency-key') ?? '';
  return {
    idempotencyKey: /^[\w.:-]{8,128}$/.test(key) ? key : null,
    clientIp: clientIp(peerOf(context), context.req.header('x-forwarded-for'), trusted),
  };
}
