import { RESERVED_SEGMENTS } from '../../config/routes';
import { decodeSegment } from '../catalogue/list-path';

/** An item segment and two further ones may follow the slug (specification 2, section 2). */
const MOST_SEGMENTS = 4;

/** What the platform has to have for an address to lead somewhere. */
export interface Subject {
  readonly kind: 'page' | 'product' | 'article';
  readonly slug: string;
  /** A page's address with something after the slug. */
  readonly deeper: boolean;
}

/**
 * The slug of a page that decoded segments name; null where no page can be: a fixed route's name in other letters, or
 * too many segments.
 */
export function pageSlug(segments: readonly string[]): string | null {
  const [slug = ''] = segments;
  // An encoded letter walks past the fixed routes, for example /%70rofile.
  return slug === '' || segments.length > MOST_SEGMENTS || RESERVED_SEGMENTS.has(slug.toLowerCase()) ? null : slug;
}

/**
 * The record that decides whether an address exists; `pathname` as requested. 'nothing' for an address that never
 * exists, null when other rules decide: lists, searches and the fixed routes.
 */
export function subjectOf(pathname: string): Subject | 'nothing' | null {
  const raw = pathname.split('/').slice(1);
  const segments = raw.map((segment) => decodeSegment(segment) ?? segment);
  const [first = '', slug = ''] = segments;
  if (first === '') return null;
  // Of a fixed route only its own spelling: with an encoded letter it is no route.
  if (first === 'product' || first === 'article')
    return raw[0] === first && segments.length === 2 && slug !== '' ? { kind: first, slug, deeper: false } : 'nothing';
  if (RESERVED_SEGMENTS.has(first)) return raw[0] === first ? null : 'nothing';
  const page = pageSlug(segments);
  return page === null ? 'nothing' : { kind: 'page', slug: page, deeper: segments.length > 1 };
}
