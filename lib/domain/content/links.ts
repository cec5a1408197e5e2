export type LinkTarget =
  | { kind: 'none' }
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string; newTab: boolean };

/**
 * Where a link of the content leads (specification 2, section 2 'Link helper'): http opens in a new tab unless told not
 * to, mailto and tel stay, anything else is an address of this site. Other schemes, and addresses such as //host, lead
 * nowhere.
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

/** Stands for this site while an address is read; nothing is ever asked of it. */
const HERE = 'http://local.invalid';
const LONGEST_PATH = 2000;

/**
 * A path of this site as browsers read it: dots resolved, the rest encoded. Null for what leads elsewhere, or would
 * once it is read again: '/.//host' is a path, and what is left of it, '//host', is another site. Reading the result
 * gives the result.
 */
export function ownPath(value: string): string | null {
  if (!value.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(value) || !URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/**
 * A path that came from outside (an address, a form, a setting), safe to lead to; null for anything else and for what
 * is too long.
 */
export function localPath(value: string | null | undefined): string | null {
  if (!value || value.length > LONGEST_PATH) return null;
  const path = ownPath(value);
  return path === null || path.length > LONGEST_PATH ? null : path;
}
