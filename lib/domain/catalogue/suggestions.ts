import { MAX_SEARCH_LENGTH } from '../../contract/limits';
import type { Picture } from '../media/picture';
import { pictureHash } from '../media/picture-hash';
import { cut } from '../values/cut';

interface SuggestedProduct {
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  /** The sku code, when the query matched it in whole or in part; empty when it matched the name. */
  readonly code: string;
  readonly picture: (Pick<Picture, 'hash' | 'aspect'> & { readonly alt: '' }) | null;
}

/** Shown below a search box while typing. */
export interface Suggestions {
  readonly query: string;
  /** The query used instead of a mistyped one; empty otherwise. */
  readonly corrected: string;
  readonly total: number;
  /** True when there are more than `total`. */
  readonly more: boolean;
  readonly products: readonly SuggestedProduct[];
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** Parses a reply to suggestProducts without its schema; null when invalid. Invalid products are dropped. */
export function readSuggestions(query: string, reply: unknown): Suggestions | null {
  const { data, total, ...rest } = fieldsOf(reply);
  if (!Array.isArray(data) || typeof total !== 'number') return null;
  const products = data.map(fieldsOf).flatMap((fields): SuggestedProduct[] => {
    const [slug, name, image] = [text(fields, 'slug'), text(fields, 'name'), fieldsOf(fields['image'])];
    if (slug === '' || name === '') return [];
    const hash = pictureHash({
      hash: text(image, 'hash'),
      url: text(image, 'url'),
      webp_url: text(image, 'webp_url'),
      avif_url: text(image, 'avif_url'),
    });
    const picture = hash === null ? null : ({ hash, aspect: '1x1', alt: '' } as const);
    return [{ slug, name, brand: text(fields, 'brand'), code: text(fields, 'code'), picture }];
  });
  return { query, corrected: text(rest, 'corrected'), total, more: 'more' in rest && rest.more === true, products };
}

const MIN_LENGTH = 2;

/** The query to send; null while too short to search by. */
export function suggestionQuery(typed: string): string | null {
  const words = cut(typed.trim().replaceAll(/\s+/g, ' '), MAX_SEARCH_LENGTH).trim();
  return words.length < MIN_LENGTH ? null : words;
}

/**
 * Effect of a key in a list of `count` options; `active` counts from 0, null is the field itself (ARIA 1.2, combobox).
 */
export type ListMove =
  | { readonly kind: 'to'; readonly active: number | null }
  | { readonly kind: 'choose'; readonly active: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'none' };

export function listMove(key: string, active: number | null, count: number): ListMove {
  const last = count - 1;
  if (count === 0) return key === 'Escape' ? { kind: 'close' } : { kind: 'none' };
  switch (key) {
    case 'ArrowDown':
      return { kind: 'to', active: active === null ? 0 : active === last ? null : active + 1 };
    case 'ArrowUp':
      return { kind: 'to', active: active === null ? last : active === 0 ? null : active - 1 };
    case 'Home':
      return active === null ? { kind: 'none' } : { kind: 'to', active: 0 };
    case 'End':
      return active === null ? { kind: 'none' } : { kind: 'to', active: last };
    case 'Enter':
      return active === null ? { kind: 'none' } : { kind: 'choose', active };
    case 'Escape':
      return { kind: 'close' };
    default:
      return { kind: 'none' };
  }
}
