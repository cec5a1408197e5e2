import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { CardKind } from '../../domain/content/social-card';
import { plainText } from '../../domain/content/plain-text';
import { metadataOf } from '../content/page-metadata';
import type { BuiltPage } from '../content/pages';

/** What editors say about a list in the page of its address. */
type ListPage = Pick<BuiltPage, 'name' | 'title' | 'metaDescription' | 'noindex'>;

interface ListFacts {
  /** Used without a title of the list's own page. */
  readonly title: string;
  readonly description?: string | undefined;
  readonly listPage?: ListPage | null;
  /** Starts at 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly pathOf: (page: number) => string;
  readonly card: readonly [kind: CardKind, slug: string];
  /** A filtered or sorted list: search engines index the plain list instead. */
  readonly filtered?: boolean;
  /** Nothing is in the list, so that nobody searches for it. */
  readonly empty?: boolean;
}

/**
 * Metadata of one page of a list: its own canonical address, its number, and the previous and next pages. @throws
 * UpstreamError
 */
export async function listMetadata({
  title,
  listPage = null,
  description = listPage?.metaDescription ?? '',
  page,
  pageCount,
  pathOf,
  card,
  filtered = false,
  empty = false,
}: ListFacts): Promise<Metadata> {
  const t = await getTranslations('shop');
  const place = page > 1 ? t('pageOf', { page, count: pageCount }) : '';
  return metadataOf({
    title: [ownTitle(listPage) || title, place].filter(Boolean).join(' · '),
    description: [place, plainText(description)].filter(Boolean).join(' · '),
    card,
    ...(filtered
      ? { path: pathOf(1), hidden: true }
      : {
          path: pathOf(page),
          beside: besideOf(page, pageCount, pathOf),
          hidden: empty || (listPage?.noindex ?? false),
        }),
  });
}

/** A page that is titled as it is named has no title that was written for search engines. */
function ownTitle(page: ListPage | null): string {
  return page && page.title !== page.name ? page.title : '';
}

function besideOf(page: number, pageCount: number, pathOf: ListFacts['pathOf']) {
  return { previous: page > 1 ? pathOf(page - 1) : null, next: page < pageCount ? pathOf(page + 1) : null };
}
