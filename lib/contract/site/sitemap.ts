import { z } from 'zod';
import { instant, intString } from '../common';
import { endpoint } from '../endpoint';
import { sitemapEntry } from './site';
import { recordsOf } from '../records';

/*
 * Extension: the sitemap in parts. `initialData` returns all of it (specification 1, section 7), which is impossible
 * for a shop with a million addresses. If the platform does not support these two calls (404), the storefront uses
 * `initialData`.
 */

/** Maximum entries of one reply. */
export const SITEMAP_BATCH = 5_000;

/** Position in the list of all addresses; opaque to the caller. */
const cursor = z.string().max(200);

/** Files of at most `size` entries: the first and last position of each, and its latest change. */
export const sitemapParts = endpoint('GET', '/cognito/domain/sitemapParts', {
  auth: 'none',
  query: z.object({ size: intString.pipe(z.int().min(1).max(50_000)) }),
  reply: z.object({
    data: z.array(
      z.object({
        /** The entry before the file's first; empty for the first file. */
        after: cursor.default(''),
        /** The file's last entry; empty for the last file, which includes later additions. */
        until: cursor.default(''),
        count: z.int().nonnegative(),
        lastmod: instant.nullish(),
      }),
    ),
    /** The latest change of any record, by model: it also changes that model's lists. */
    newest: z.record(z.string(), instant).default({}),
  }),
});

/** The entries `after` a position, in an order that new entries do not disturb; `next` is null at the end. */
export const sitemapPart = endpoint('GET', '/cognito/domain/sitemapPart', {
  auth: 'none',
  query: z.object({
    after: cursor.optional(),
    /** Last entry to return. */
    until: cursor.optional(),
    limit: intString.pipe(z.int().min(1).max(SITEMAP_BATCH)).optional(),
  }),
  reply: z.object({
    data: recordsOf(sitemapEntry.omit({ seo_title: true, seo_meta_description: true })),
    next: cursor.nullable().default(null),
  }),
});
export type SitemapPart = z.output<typeof sitemapParts.reply>['data'][number];
export type SitemapAddress = z.output<typeof sitemapPart.reply>['data'][number];
