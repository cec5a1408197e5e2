import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '../../config/env';
import {
  SHORTLIST_COOKIE,
  SHORTLIST_SECONDS,
  type ShortlistItem,
  readShortlist,
  shortlistText,
} from '../../domain/catalogue/shortlist';
import type { ReadableJar } from '../cookie';

/** The shortlist in a request's cookies. */
export function shortlistOf(jar: ReadableJar): readonly ShortlistItem[] {
  return readShortlist(jar.get(SHORTLIST_COOKIE)?.value);
}

/** Tells whether the shortlist is still the same. */
export function shortlistMark(jar: ReadableJar): string {
  return createHash('sha256')
    .update(shortlistText(shortlistOf(jar)))
    .digest('base64url');
}

/**
 * The Set-Cookie header that stores a shortlist, or removes an empty one. Readable by scripts, which fill in the
 * hearts.
 */
export function shortlistHeader(items: readonly ShortlistItem[]): string {
  const secure = env().APP_ORIGIN.startsWith('https:') ? '; Secure' : '';
  const seconds = items.length === 0 ? 0 : SHORTLIST_SECONDS;
  const value = encodeURIComponent(shortlistText(items));
  return `${SHORTLIST_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
