export type LinkTarget =
  | { kind: 'none' }
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string; newTab: boolean };

/**
 * Where a link of the content leads (specification 2, section 2 'Link helper'): http opens in a new tab unless told not to,
 * mailto and tel stay, anything else is an address of this site. Other schemes, and addresses such as //host, lead nowhere.
 */
export function linkTarget(address: string, sameTab = false): LinkTarget {
  const href = address.trim();
  if (href === '' || /[\u0000-\u001f\\]/.test(href)) return { kind: 'none' };
  if (/^https?:\/\//i.test(href)) return { kind: 'external', href, newTab: !sameTab };
  if (/^(mailto|tel):/i.test(href)) return { kind: 'external', href, newTab: false };
  if (/^[a-z][a-z\d+.-]*:/i.test(href) || href.startsWith('//')) return { kind: 'none' };
  return { kind: 'internal', href: href.startsWith('/') || href.startsWith('#') ? href : `/${href}` };
}

/** A path on this origin that is safe to redirect to after sign-in; null for anything else. */
export function localPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2000 || !value.startsWith('/') || value.startsWith('//')) return null;
  if (/[\u0000-\u001f\\]/.test(value)) return null;
  const url = new URL(value, 'http://local.invalid');
  return url.host === 'local.invalid' ? `${url.pathname}${url.search}${url.hash}` : null;
}
