import type { Context } from 'hono';
import { NOBODY, type TrustedCallers, isTrusted } from '../rules/web/trusted-callers';
import type { HttpEnv } from './platform';

export interface SessionHeaders {
  /** Makes a repeat answer like the first (design, section 5.10). */
  readonly idempotencyKey: string | null;
  /** The visitor's address as far as it is known. */
  readonly clientIp: string;
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

/** At this machine, or at an address that is trusted. */
function isStorefront(peer: string, trusted: TrustedCallers): boolean {
  return isLoopback(peer) || isTrusted(trusted, peer);
}

/**
 * The peer's address, unless the peer is the storefront, on this machine or at a trusted address: then the one it names
 * last.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trusted: TrustedCallers = NOBODY): string {
  if (forwardedFor === undefined || !isStorefront(peer, trusted)) return peer;
  const last = forwardedFor.split(',').at(-1)?.trim() ?? '';
  return /^[\da-f.:]{3,45}$/i.test(last) ? last : peer;
}

/** True for someone at this machine: not through a proxy, and not through a name that merely leads here. */
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
