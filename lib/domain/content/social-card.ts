import type { Picture } from '../media/picture';

/** What a card is of. The site itself stands for pages that have none of their own. */
const CARD_KINDS = ['site', 'page', 'group', 'topic', 'product', 'article'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/**
 * The picture that a link to a page shows elsewhere: words, and a picture of the page where it has one. Never a price.
 */
export interface SocialCard {
  readonly kind: CardKind;
  /** What the page is found by: a slug, or a group's url with its segments. '' for the site and for home. */
  readonly slug: string;
  readonly title: string;
  /** Small words above the title; '' for none. */
  readonly label: string;
  readonly picture: Picture | null;
}

/** Pixels; what all who show such pictures ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** In place of an empty slug in an address. */
const NO_SLUG = '-';

/** `version` changes with the card's contents, so that caches never show an old one. */
export function cardPath({ kind, slug }: Pick<SocialCard, 'kind' | 'slug'>, version: string): string {
  const segments = slug === '' ? [NO_SLUG] : slug.split('/').map(encodeURIComponent);
  return `/assets/og/${kind}/${segments.join('/')}/${version}.jpg`;
}

/** Reads what follows `/assets/og/`, in decoded segments; null when it is not a card's address. */
export function parseCardPath(segments: readonly string[]): { kind: CardKind; slug: string; version: string } | null {
  const kind = CARD_KINDS.find((candidate) => candidate === segments[0]);
  const [, version] = /^([\w-]{12})\.jpg$/.exec(segments.at(-1) ?? '') ?? [];
  const slug = segments.slice(1, -1).join('/');
  if (kind === undefined || version === undefined || slug === '' || slug.length > 300) return null;
  return { kind, slug: slug === NO_SLUG ? '' : slug, version };
}

/** Letters that the cards' fonts have: those of European languages. */
const DRAWN = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac\u2122]$/;

/**
 * Text as a card can draw it: symbols that its fonts lack are left out, and so is the whole of a text in another
 * script.
 */
export function drawable(text: string): string {
  const characters = [...text.normalize('NFC')];
  if (characters.some((character) => /\p{L}/u.test(character) && !DRAWN.test(character))) return '';
  return characters
    .map((character) => (/\s/.test(character) ? ' ' : character))
    .filter((character) => DRAWN.test(character))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}
