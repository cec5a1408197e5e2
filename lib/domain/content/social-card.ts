import type { Picture } from '../media/picture';

/** Subjects of cards; 'site' is the fallback for pages without their own card. */
const CARD_KINDS = ['site', 'page', 'group', 'topic', 'product', 'article'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/**
 * The picture that other sites show for a link to a page: words, and a picture of the page if there is one. Never a
 * price.
 */
export interface SocialCard {
  readonly kind: CardKind;
  /** Slug of the page, or a group's url with its segments; '' for the site and the home page. */
  readonly slug: string;
  readonly title: string;
  /** Small text above the title; '' for none. */
  readonly label: string;
  readonly picture: Picture | null;
}

/** In pixels; the size that other sites ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** In place of an empty slug in an address. */
const NO_SLUG = '-';

/** `version` changes with the card's contents, so that caches never show an old one. */
export function cardPath({ kind, slug }: Pick<SocialCard, 'kind' | 'slug'>, version: string): string {
  const segments = slug === '' ? [NO_SLUG] : slug.split('/').map(encodeURIComponent);
  return `/assets/og/${kind}/${segments.join('/')}/${version}.jpg`;
}

/** Parses the decoded segments after `/assets/og/`; null when they are not a card's address. */
export function parseCardPath(segments: readonly string[]): { kind: CardKind; slug: string; version: string } | null {
  const kind = CARD_KINDS.find((candidate) => candidate === segments[0]);
  const [, version] = /^([\w-]{12})\.jpg$/.exec(segments.at(-1) ?? '') ?? [];
  const slug = segments.slice(1, -1).join('/');
  if (kind === undefined || version === undefined || slug === '' || slug.length > 300) return null;
  return { kind, slug: slug === NO_SLUG ? '' : slug, version };
}

/** Characters in the cards' fonts: those of European languages. */
const DRAWN = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac\u2122]$/;

/** A text without symbols that the cards' fonts lack; '' when it has letters of another script. */
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
