import type { Hono } from 'hono';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import type { AccessTokens } from '../services/sign-in/tokens/access-token';
import type { ServiceDeps } from '../services/deps';
import type { Pictures } from '../services/media/picture-store';

/** What every handler works with: nothing else is global. */
export interface Deps extends ServiceDeps {
  readonly tokens: AccessTokens;
  readonly pictures: Pictures;
  /**
   * After a change was queued for the storefront (cms/revalidate/revalidate-jobs.ts); resolves when that was tried, or
   * after 5 s.
   */
  readonly wakeRevalidator: () => Promise<void>;
}

/** What Hono knows of a request beyond its own: the peer's address, from the server. */
export interface HttpEnv {
  Bindings: { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } } };
}

/** The application while routes are added to it. */
export interface PlatformApp {
  readonly router: Hono<HttpEnv>;
  readonly deps: Deps;
  /** The endpoints that have a handler. */
  readonly handled: Set<AnyEndpoint>;
}
