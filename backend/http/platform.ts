import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import type { Config } from '../config';
import type { Db } from '../db/client';
import type { AccessTokens } from '../identity/tokens/access-token';
import type { KeyedHash } from '../identity/tokens/keyed-hash';
import type { Pictures } from '../media/picture-store';

/** What every handler works with: nothing else is global. */
export interface Deps {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => Date;
  readonly log: Logger;
  readonly tokens: AccessTokens;
  readonly keyedHash: KeyedHash;
  /** After mail was queued (mail/queue-mail.ts), so that it is sent at once. */
  readonly wakeMailer: () => void;
  readonly pictures: Pictures;
  /** After a change was queued for the storefront (cms/revalidate-jobs.ts); resolves when that was tried, or after 5 s. */
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
