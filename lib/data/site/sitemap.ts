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
import { followRedirects, redirectTable } from '../../domain/content/redirects';
import { isNotFound } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { getPage } from '../content/pages';
import { getSite } from './site';
import { oncePerRender } from '../once-per-render';
import { publicRead, tags } from '../tags';

/** A file may have 50,000 addresses; the margin is for what is added between counting and reading. */
const FILE_SIZE = 45_000;
/** Specification 1, section 9, in percent. */
const MAIN_PRIORITY = 90;

export interface SitemapPlan {
  readonly files: readonly SitemapPart[];
  /** When the newest record of a model changed. */
  readonly newest: Readonly<Record<string, string>>;
  /** The platform has its sitemap only as a whole: cursors are positions in it. */
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

/** The specification's sitemap, cut into files. */
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

/** Which files the sitemap has, and where each begins. @throws UpstreamError */
export const getSitemapPlan = oncePerRender(async (): Promise<SitemapPlan> => {
  'use cache';
  publicRead(tags.site, tags.pages, tags.groups, tags.products, tags.articles);
  try {
    const { data, newest } = await publicCall(sitemapParts, { query: { size: FILE_SIZE } });
    return { files: data, newest, whole: false };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return planWhole();
  }
});

async function* readWhole({ after, until }: SitemapPart): AsyncGenerator<SitemapAddress> {
  const { sitemap } = await publicCall(initialData);
  yield* sitemap.slice(Number(after), Number(until));
}

/** Requests each batch once the one before has been consumed. */
async function* readBatches({ after, until }: SitemapPart): AsyncGenerator<SitemapAddress> {
  for (let place: string | null = after; place !== null;) {
    const { data, next }: { data: SitemapAddress[]; next: string | null } = await publicCall(sitemapPart, {
      query: { after: place, until, limit: SITEMAP_BATCH },
    });
    yield* data;
    place = next;
  }
}

/** Pages that the storefront has whatever the platform lists. */
const OWN_PATHS: ReadonlySet<string> = new Set([routes.home, routes.shop(), routes.blog(), routes.signup]);

/** The storefront's own pages. A list's last change is that of its newest record. @throws UpstreamError */
export async function readOwnAddresses({ newest }: SitemapPlan): Promise<SitemapAddress[]> {
  const [home, shop, blog] = await Promise.all(['', 'shop', 'blog'].map((slug) => getPage(slug)));
  const own = (url: string, ...times: readonly (string | null | undefined)[]): SitemapAddress => ({
    url,
    model: 'page',
    priority: MAIN_PRIORITY,
    lastmod: latest(...times.filter((time) => !Number.isNaN(Date.parse(time ?? '')))),
  });
  return [
    own(routes.home, home?.updatedAt),
    own(routes.shop(), shop?.updatedAt, newest.product),
    own(routes.blog(), blog?.updatedAt, newest.article),
    own(routes.signup),
  ];
}

/**
 * The addresses of one file, without the storefront's own pages, without what search engines are kept out of and
 * without what leads elsewhere, whatever the platform lists. @throws UpstreamError
 */
export async function* readSitemapFile(plan: SitemapPlan, file: SitemapPart): AsyncGenerator<SitemapAddress> {
  const { redirects } = await getSite();
  const moved = redirectTable(redirects, env().APP_ORIGIN);
  for await (const entry of plan.whole ? readWhole(file) : readBatches(file)) {
    if (
      OWN_PATHS.has(entry.url) ||
      followRedirects(moved, entry.url) !== null ||
      isHiddenPath(entry.url) ||
      localPath(entry.url) === null
    )
      continue;
    yield entry;
  }
}
