import 'server-only';
import { createHash } from 'node:crypto';
import type { SiteSettings } from '../domain/site/settings';
import { type SocialCard, cardPath } from '../domain/content/social-card';

/** Increment it when the cards' design changes: clients cache the address permanently. */
const DESIGN = 1;

export function cardVersion({ title, label, picture }: SocialCard, { name, themeColour }: SiteSettings): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, title, label, picture?.hash ?? '', name, themeColour]))
    .digest('base64url')
    .slice(0, 12);
}

export function cardAddress(card: SocialCard, settings: SiteSettings): string {
  return cardPath(card, cardVersion(card, settings));
}
