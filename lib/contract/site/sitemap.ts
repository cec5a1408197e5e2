import { z } from 'zod';
import { instant, intString } from '../common';
import { endpoint } from '../endpoint';
import { sitemapEntry } from './site';

/*
 * Ours: the sitemap in pieces. `initialData` gives it whole (specification 1, section 7), which a shop of a million
 * addresses cannot; a platform without these two calls answers 404, and the storefront then takes the specification's.
 */

/** Most entries of one reply. */
export const SITEMAP_BATCH = 5_000;

/** Position in the list of all addresses; opaque to the caller. */
const cursor = z.string().max(200);

/** Files of `size` entries at most: where each begins and ends, and when the newest of what it lists changed. */
export const sitemapParts = endpoint('GET', '/cognito/domain/sitemapParts', {
  auth: 'none',
  query: z.object({ size: intString.pipe(z.int().min(1).max(50_000)) }),
  reply: z.object({
    data: z.array(
      z.object({
        /** The entry before the first; empty for the first file. */
        after: cursor.default(''),
        /** The last entry; empty for the last file, which takes what was added since. */
        until: cursor.default(''),
        count: z.int().nonnegative(),
        lastmod: instant.nullish(),
      }),
    ),
    /** When the newest record of each model changed: a list changes with what it lists. */
    newest: z.record(z.string(), instant).default({}),
  }),
});

/** The entries that come `after` a place, in an order that new entries do not disturb; `next` is null at the end. */
export const sitemapPart = endpoint('GET', '/cognito/domain/sitemapPart', {
  auth: 'none',
  query: z.object({
    after: cursor.optional(),
    /** The last one to give. */
    until: cursor.optional(),
    limit: intString.pipe(z.int().min(1).max(SITEMAP_BATCH)).optional(),
  }),
  reply: z.object({
    data: z.array(sitemapEntry.omit({ seo_title: true, seo_meta_description: true })),
    next: cursor.nullable(),
  }),
});
export type SitemapPart = z.output<typeof sitemapParts.reply>['data'][number];
export type SitemapAddress = z.output<typeof sitemapPart.reply>['data'][number];
