export type LinkTarget =
  | { kind: 'none' }
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string; newTab: boolean };

/**
 * Target of a link in content (specification 2, section 2 'Link helper'): http opens in a new tab unless `sameTab`,
 * mailto and tel do not, anything else is an address of this site. Other schemes, and addresses such as //host, have no
 * target.
 */
export function linkTarget(address: string, sameTab = false): LinkTarget {
  const href = address.trim();
  if (href === '' || /[\u0000-\u001f\\]/.test(href)) return { kind: 'none' };
  if (/^https?:\/\//i.test(href)) return { kind: 'external', href, newTab: !sameTab };
  if (/^(mailto|tel):/i.test(href)) return { kind: 'external', href, newTab: false };
  if (/^[a-z][a-z\d+.-]*:/i.test(href) || href.startsWith('//')) return { kind: 'none' };
  if (href.startsWith('#')) return { kind: 'internal', href };
  const path = href.startsWith('/') ? href : `/${href}`;
  return ownPath(path) === null ? { kind: 'none' } : { kind: 'internal', href: path };
}

/** Base for parsing paths of this site; never requested. */
const HERE = 'http://local.invalid';
const MAX_PATH_LENGTH = 2000;

/**
 * Normalises a path of this site as browsers do: dots resolved, the rest encoded. Null for a path that leaves this
 * site, also when it is parsed twice: '/.//host' resolves to '//host', which is another site. Idempotent.
 */
export function ownPath(value: string): string | null {
  if (!value.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(value) || !URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/**
 * Validates an untrusted path (from an address, a form, a setting) as a redirect target; null when it is too long or
 * not a path of this site.
 */
export function localPath(value: string | null | undefined): string | null {
  if (!value || value.length > MAX_PATH_LENGTH) return null;
  const path = ownPath(value);
  return path === null || path.length > MAX_PATH_LENGTH ? null : path;
}
