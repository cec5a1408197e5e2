import { sameSecret } from '@/lib/domain/values/same-secret';
import type { Config } from '../../../system/config';
import { platformOrigin } from '../../../system/platform-origin';
import type { KeyedHash } from '../../../system/keyed-hash';

const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();

/** The storefront's page that signs in, or confirms an application, with a button (lib/contract/sign-in/session.ts). */
export function signInLink(
  { APP_ORIGIN }: Pick<Config, 'APP_ORIGIN'>,
  email: string,
  token: string,
  /** A path of the storefront to redirect to afterwards. */
  next?: string,
): string {
  return `${APP_ORIGIN}/login/link?${query({ email, code: token, ...(next === undefined ? {} : { next }) })}`;
}

/** The storefront's page for signing in, for mails without a link that does. */
export function signInPage({ APP_ORIGIN }: Pick<Config, 'APP_ORIGIN'>, next?: string): string {
  return `${APP_ORIGIN}/login${next === undefined ? '' : `?${query({ next })}`}`;
}

/** The storefront's page that sets a new password; without a token it asks for one. */
export function recoverLink({ APP_ORIGIN }: Pick<Config, 'APP_ORIGIN'>, email: string, token?: string): string {
  return `${APP_ORIGIN}/forgotpassword${token === undefined ? '' : `?${query({ email, code: token })}`}`;
}

/** The platform's page for deciding an application; the signature in its address authorizes the decision. */
export function applicationLink(
  config: Pick<Config, 'PLATFORM_ORIGIN' | 'BACKEND_PORT'>,
  hash: KeyedHash,
  id: number,
): string {
  return `${platformOrigin(config)}/applications/${id}.${hash('application', String(id))}`;
}

/** A token of the first kind allows deciding an application; one of the second shows its status. */
type TokenKind = 'application' | 'application-status';

/** The application of a token; null if its signature is invalid. */
export function readApplicationToken(hash: KeyedHash, token: string, kind: TokenKind = 'application'): number | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,8})\.([\w-]+)$/.exec(token) ?? [];
  return id !== '' && sameSecret(signature, hash(kind, id)) ? Number(id) : null;
}

/** A token that authorizes the applicant to see the application's status (contract/sign-in/application). */
export function statusToken(hash: KeyedHash, id: number): string {
  return `${id}.${hash('application-status' satisfies TokenKind, String(id))}`;
}

/** The storefront's page with the application's status. */
export function statusLink({ APP_ORIGIN }: Pick<Config, 'APP_ORIGIN'>, hash: KeyedHash, id: number): string {
  return `${APP_ORIGIN}/signup/status/${statusToken(hash, id)}`;
}
