import 'server-only';
import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { routes } from '../../config/routes';
import { authtoken } from '../../contract/sign-in/session';
import {
  type AuthorizeAttempt,
  authorizeAttempt,
  clearAttempt,
  readAttempt,
  storeAttempt,
} from '../../session/cookies/attempt';
import { sameSecret } from '../../domain/values/same-secret';
import type { CookieChange, ReadableJar } from '../../session/cookie';
import { processMemory } from '../../session/process-memory';
import { providerConfiguration } from './authorize-provider';
import { countSignIn } from '../bff/rate-limit';
import { UpstreamError, isUnavailable } from '../errors';
import { type NewTokens, newFingerprint, openFreshSession } from './open-session';
import { send } from '../transport';

/** Why the sign-in failed. */
type AuthorizeProblem =
  /** The state is not this browser's: missing, from another browser, expired, or already used. */
  | 'state'
  /** The visitor cancelled at the provider. */
  | 'denied'
  /** The provider refused, or its response is not valid. */
  | 'provider'
  | 'network'
  /** Too many attempts to sign in, by whichever way. */
  | 'limit'
  /** The account is under review. */
  | 'pending';

export type AuthorizeOutcome =
  | { readonly kind: 'signed-in'; readonly changes: readonly CookieChange[]; readonly next: string }
  | {
      readonly kind: 'failed';
      readonly problem: AuthorizeProblem;
      readonly changes: readonly CookieChange[];
      readonly next: string;
    };

/** The identity providers that an authorize address can request. */
export const IDENTITY_PROVIDERS: ReadonlySet<string> = new Set(['Google']);

function redirectUri(): string {
  return env().APP_ORIGIN + routes.auth;
}

/** The platform's /authtoken differs from OAuth: it takes JSON and omits token_type (design, section 11). */
function exchangeAs(fingerprint: string, visitor: string): client.CustomFetch {
  return async (_address, { body }) => {
    if (!(body instanceof URLSearchParams)) throw new TypeError('The exchange has no form');
    const field = (name: string) => body.get(name) ?? '';
    const tokens = await send(
      authtoken,
      {
        body: {
          grant_type: 'authorization_code',
          code: field('code'),
          client_id: field('client_id'),
          redirect_uri: field('redirect_uri'),
          code_verifier: field('code_verifier'),
          fingerprint,
        },
      },
      { visitor },
    );
    return Response.json({
      access_token: tokens.access_token,
      refresh_token: tokens.refresh_token,
      token_type: 'bearer',
    });
  };
}

const never: client.CustomFetch = () =>
  Promise.reject(new TypeError('Nothing is exchanged before the provider has answered'));

/** A nonce is only useful with an ID token. The platform gets one because its specified address has one. */
function makesNonce(): boolean {
  const { OAUTH_ISSUER, OAUTH_NONCE } = env();
  return OAUTH_ISSUER === undefined || OAUTH_NONCE;
}

/**
 * The provider's address, and the cookie that must be present when the visitor returns. Null if authorization-code
 * sign-in is off. @throws Error if the provider does not respond
 */
export async function startAuthorization(
  next: string,
  identityProvider: string | null,
): Promise<{ address: string; change: CookieChange } | null> {
  const configuration = await providerConfiguration(never);
  if (!configuration) return null;
  const attempt: AuthorizeAttempt = {
    state: client.randomState(),
    verifier: client.randomPKCECodeVerifier(),
    nonce: makesNonce() ? client.randomNonce() : null,
    next,
    fingerprint: newFingerprint(),
  };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(),
    scope: env().OAUTH_SCOPE,
    state: attempt.state,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    ...(attempt.nonce === null ? {} : { nonce: attempt.nonce }),
    ...(identityProvider === null ? {} : { identity_provider: identityProvider }),
  });
  return { address: address.href, change: await storeAttempt(authorizeAttempt, attempt) };
}

/** Marks a state as used, since its cookie can be replayed. @returns true the first time */
function consumeState(state: string): boolean {
  const used = processMemory(
    'authorize.states',
    () => new LRUCache<string, true>({ ttl: authorizeAttempt.seconds * 1000, max: 100_000 }),
  );
  if (used.get(state)) return false;
  used.set(state, true);
  return true;
}

/** True if fetch got no response; its error may be wrapped. */
function isConnectionLoss(error: Error): boolean {
  return [error, error.cause].some(
    (one) => typeof one === 'object' && one !== null && 'name' in one && one.name === 'TypeError',
  );
}

function problemOf(error: unknown): AuthorizeProblem {
  const cause = error instanceof Error && error.cause instanceof UpstreamError ? error.cause : error;
  if (cause instanceof UpstreamError) {
    if (cause.code === 'ACCOUNT_PENDING') return 'pending';
    return isUnavailable(cause) ? 'network' : 'provider';
  }
  if (!(error instanceof Error)) throw error;
  const reason = ('code' in error && typeof error.code === 'string' && error.code) || error.name;
  log.warn({ reason }, 'authorization code was not exchanged');
  return isConnectionLoss(error) || reason === 'OAUTH_TIMEOUT' ? 'network' : 'provider';
}

async function exchange(query: URLSearchParams, attempt: AuthorizeAttempt, visitor: string): Promise<NewTokens | null> {
  const configuration = await providerConfiguration(exchangeAs(attempt.fingerprint, visitor));
  if (!configuration) return null;
  const returned = new URL(redirectUri());
  returned.search = query.toString();
  const tokens = await client.authorizationCodeGrant(configuration, returned, {
    expectedState: attempt.state,
    pkceCodeVerifier: attempt.verifier,
    ...(env().OAUTH_NONCE && attempt.nonce !== null && env().OAUTH_ISSUER !== undefined
      ? { expectedNonce: attempt.nonce }
      : {}),
  });
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? '',
    fingerprint: attempt.fingerprint,
  };
}

/** Handles the return from the provider to /auth; `query` is its response. */
export async function finishAuthorization(
  jar: ReadableJar,
  query: URLSearchParams,
  visitor: string,
): Promise<AuthorizeOutcome> {
  const attempt = await readAttempt(jar, authorizeAttempt);
  const forget = clearAttempt(jar, authorizeAttempt);
  const failed = (problem: AuthorizeProblem): AuthorizeOutcome => ({
    kind: 'failed',
    problem,
    changes: forget,
    next: attempt?.next ?? '',
  });
  if (!attempt || !sameSecret(attempt.state, query.get('state') ?? '') || !consumeState(attempt.state))
    return failed('state');
  if (query.has('error')) return failed(query.get('error') === 'access_denied' ? 'denied' : 'provider');
  if (!query.get('code')) return failed('provider');
  // Not before the state: any page could use up the attempts of whoever opens it, by pictures of this address.
  if ((await countSignIn(visitor)) !== null) return failed('limit');
  try {
    const tokens = await exchange(query, attempt, visitor);
    if (!tokens) return failed('provider');
    return { kind: 'signed-in', changes: [...(await openFreshSession(jar, tokens)), ...forget], next: attempt.next };
  } catch (error) {
    return failed(problemOf(error));
  }
}
