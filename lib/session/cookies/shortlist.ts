import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '../../config/env';
import {
  SHORTLIST_COOKIE,
  type ShortlistItem,
  readShortlist,
  shortlistCookie,
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

/** The Set-Cookie header of a shortlist. */
export function shortlistHeader(items: readonly ShortlistItem[]): string {
  return shortlistCookie(items, env().APP_ORIGIN.startsWith('https:'));
}
