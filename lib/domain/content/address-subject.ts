import { RESERVED_SEGMENTS } from '../../config/routes';
import { decodeSegment } from '../catalogue/list-path';

/** An item segment and two further ones may follow the slug (specification 2, section 2). */
const MAX_SEGMENTS = 4;

/** The record that the platform must have for an address to exist. */
export interface Subject {
  readonly kind: 'page' | 'product' | 'article';
  readonly slug: string;
  /** Segments follow the page's slug. */
  readonly deeper: boolean;
}

/**
 * The page slug in decoded segments; null where no page can be: the name of a fixed route (ignoring case), or too many
 * segments.
 */
export function pageSlug(segments: readonly string[]): string | null {
  const [slug = ''] = segments;
  // An encoded letter bypasses the fixed routes, for example /%70rofile.
  return slug === '' || segments.length > MAX_SEGMENTS || RESERVED_SEGMENTS.has(slug.toLowerCase()) ? null : slug;
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
  // The router matches fixed routes only in their own spelling, not with an encoded letter.
  if (first === 'product' || first === 'article')
    return raw[0] === first && segments.length === 2 && slug !== '' ? { kind: first, slug, deeper: false } : 'nothing';
  if (RESERVED_SEGMENTS.has(first)) return raw[0] === first ? null : 'nothing';
  const page = pageSlug(segments);
  return page === null ? 'nothing' : { kind: 'page', slug: page, deeper: segments.length > 1 };
}
