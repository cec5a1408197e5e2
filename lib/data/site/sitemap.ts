import 'server-only';
import { env } from '../../config/env';
import { isHiddenPath, routes } from '../../config/routes';
import { initialData } from '../../contract/site/site';
import {
  SITEMAP_BATCH,
  type SitemapAddress,
  type SitemapPart,
  sitemapPart,
  sitemapParts,
} from '../../contract/site/sitemap';
import { localPath } from '../../domain/content/links';
import { followRedirects, redirectTable, redirectTarget } from '../../domain/content/redirects';
import { isNotFound } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { type BuiltPage, getPage } from '../content/pages';
import { getSite } from './site';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** What a file may have, as search engines take it. */
const MAX_IN_FILE = 50_000;
/** The margin is for additions between counting and reading. */
const FILE_SIZE = 45_000;
/** Percent (specification 1, section 9). */
const MAIN_PRIORITY = 90;

export interface SitemapPlan {
  readonly files: readonly SitemapPart[];
  /** The latest change of any record, by model. */
  readonly newest: Readonly<Record<string, string>>;
  /** True if the platform has only the whole sitemap: cursors are then positions in it. */
  readonly whole: boolean;
}

function latest(...times: readonly (string | null | undefined)[]): string | null {
  return (
    times
      .filter((time) => typeof time === 'string')
      .toSorted((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1) ?? null
  );
}

/** Splits the specification's sitemap into files. */
async function planWhole(): Promise<SitemapPlan> {
  const { sitemap } = await publicCall(initialData);
  const files = Array.from({ length: Math.ceil(sitemap.length / FILE_SIZE) }, (_, index): SitemapPart => {
    const entries = sitemap.slice(index * FILE_SIZE, (index + 1) * FILE_SIZE);
    const after = index * FILE_SIZE;
    return {
      after: String(after),
      until: String(after + FILE_SIZE),
      count: entries.length,
      lastmod: latest(...entries.map(({ lastmod }) => lastmod)),
    };
  });
  const newest: Record<string, string> = {};
  for (const { model, lastmod } of sitemap) {
    const last = latest(newest[model], lastmod);
    if (last !== null) newest[model] = last;
  }
  return { files, newest, whole: true };
}

/** The sitemap's files and where each begins. @throws UpstreamError */
export const getSitemapPlan = cachedRead(async () => {
  'use cache';
  return dated([tags.site, tags.pages, tags.groups, tags.products, tags.articles], async (): Promise<SitemapPlan> => {
    try {
      const { data, newest } = await publicCall(sitemapParts, { query: { size: FILE_SIZE } });
      return { files: data, newest, whole: false };
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return planWhole();
    }
  });
});

async function* readWhole({ after, until }: SitemapPart): AsyncGenerator<SitemapAddress> {
  const { sitemap } = await publicCall(initialData);
  yield* sitemap.slice(Number(after), Number(until));
}

/**
 * Requests each batch after the previous one has been consumed, until the end or as many as a file may have: a
 * platform's cursors may lead in a circle. An empty batch counts as a full one.
 */
async function* readBatches({ after, until }: SitemapPart): AsyncGenerator<SitemapAddress> {
  let left = MAX_IN_FILE;
  for (let place: string | null = after; place !== null && left > 0;) {
    const { data, next }: { data: SitemapAddress[]; next: string | null } = await publicCall(sitemapPart, {
      query: { after: place, until, limit: SITEMAP_BATCH },
    });
    yield* data.slice(0, left);
    left -= data.length || SITEMAP_BATCH;
    place = next;
  }
}

/** Pages that the storefront always has, whatever the platform lists. */
const OWN_PATHS: ReadonlySet<string> = new Set([routes.home, routes.shop(), routes.blog(), routes.signup]);

/**
 * The storefront's own pages, without those that editors hide from search engines. The last change of a list is that of
 * its newest record. @throws UpstreamError
 */
export async function readOwnAddresses({ newest }: SitemapPlan): Promise<SitemapAddress[]> {
  const [home, shop, blog] = await Promise.all(['', 'shop', 'blog'].map((slug) => getPage(slug)));
  const own = (url: string, page: BuiltPage | null | undefined, ofRecords?: string): SitemapAddress[] => {
    const times = [page?.updatedAt, ofRecords].filter((time) => !Number.isNaN(Date.parse(time ?? '')));
    return page?.noindex ? [] : [{ url, model: 'page', priority: MAIN_PRIORITY, lastmod: latest(...times) }];
  };
  return [
    ...own(routes.home, home),
    ...own(routes.shop(), shop, newest.product),
    ...own(routes.blog(), blog, newest.article),
    ...own(routes.signup, null),
  ];
}

/** An entry by its path, written as 'about', '/about' or with this site's origin; null for any other. */
function onThisSite(entry: SitemapAddress): SitemapAddress | null {
  if (entry.url.startsWith('/')) return localPath(entry.url) === null ? null : entry;
  const path = redirectTarget(entry.url, env().APP_ORIGIN);
  return path !== null && localPath(path) !== null ? { ...entry, url: path } : null;
}

/**
 * The addresses of one file, without the storefront's own pages, without pages hidden from search engines and without
 * redirects, whatever the platform lists. @throws UpstreamError
 */
export async function* readSitemapFile(plan: SitemapPlan, file: SitemapPart): AsyncGenerator<SitemapAddress> {
  const { redirects } = await getSite();
  const moved = redirectTable(redirects, env().APP_ORIGIN);
  for await (const listed of plan.whole ? readWhole(file) : readBatches(file)) {
    const entry = onThisSite(listed);
    if (entry === null || OWN_PATHS.has(entry.url)) continue;
    if (followRedirects(moved, entry.url) === null && !isHiddenPath(entry.url)) yield entry;
  }
}
