import type { Hono } from 'hono';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import type { AccessTokens } from '../services/sign-in/tokens/access-token';
import type { ServiceDeps } from '../services/deps';
import type { Pictures } from '../services/media/picture-store';

/**
 * How a submitted order ended: placed (also if it still awaits its payment), refused with words for the buyer, or
 * repeated, which is a reply that was given before under the same idempotency key.
 */
export type OrderResult = 'placed' | 'refused' | 'repeated';

/** Dependencies of every handler; there is no other global state. */
export interface Deps extends ServiceDeps {
  readonly tokens: AccessTokens;
  readonly pictures: Pictures;
  /**
   * Call after queueing a change for the storefront (cms/revalidate/revalidate-jobs.ts); resolves after the attempt, or
   * after 5 s.
   */
  readonly wakeRevalidator: () => Promise<void>;
  /** Call after the order's transaction; does nothing when metrics are off. */
  readonly countOrder: (result: OrderResult) => void;
}

/** The peer's address, which the Node server passes to Hono. */
export interface HttpEnv {
  Bindings: { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } } };
}

/** The application while routes are registered. */
export interface PlatformApp {
  readonly router: Hono<HttpEnv>;
  readonly deps: Deps;
  /** The endpoints that have a handler. */
  readonly handled: Set<AnyEndpoint>;
}
