import type { Config } from '../../../system/config';
import { platformOrigin } from '../../../system/platform-origin';
import type { KeyedHash } from '../../../system/keyed-hash';

const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();

/** The storefront's page that signs in, or confirms an application, with a button (contract/session.ts). */
export function signInLink({ APP_ORIGIN }: Pick<Config, 'APP_ORIGIN'>, email: string, token: string): string {
  return `${APP_ORIGIN}/login/link?${query({ email, code: token })}`;
}

/** The storefront's page that sets a new password; without a token it asks for one. */
export function recoverLink({ APP_ORIGIN }: Pick<Config, 'APP_ORIGIN'>, email: string, token?: string): string {
  return `${APP_ORIGIN}/forgotpassword${token === undefined ? '' : `?${query({ email, code: token })}`}`;
}

/** The platform's page that decides an application; the signature is the right to. */
export function applicationLink(
  config: Pick<Config, 'PLATFORM_ORIGIN' | 'BACKEND_PORT'>,
  hash: KeyedHash,
  id: number,
): string {
  return `${platformOrigin(config)}/applications/${id}.${hash('application', String(id))}`;
}

/** The application that a page's token stands for; null when nobody signed it. */
export function readApplicationToken(hash: KeyedHash, token: string): number | null {
  const [, id = '', signature] = /^([1-9]\d{0,8})\.([\w-]+)$/.exec(token) ?? [];
  return id !== '' && signature === hash('application', id) ? Number(id) : null;
}
