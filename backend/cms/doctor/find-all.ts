import { RESERVED_SEGMENTS } from '@/lib/config/routes';
import { redirectTable } from '@/lib/domain/content/redirects';
import { shorten } from '@/lib/domain/content/plain-text';
import type { Db } from '../../db/client';
import { articles } from '../../db/schema/content/content';
import { CONTENT_TYPES } from '../content-types/content-types';
import { editedPages } from '../references/edited-pages';
import { listPages } from '../store/page-store';
import { readRedirects } from '../store/redirect-table';
import { contentCheck, readRecords } from './content-findings';
import { type Check, FINDING_KINDS, type Finding } from './finding';
import { readKnownPaths } from './known-paths';
import { pageCheck } from './page-findings';
import { orphanFindings, redirectFindings } from './site-findings';

/** Most characters of a finding's place, and of its words. */
const MAX_LENGTH = 120;

const ORDER = Object.keys(FINDING_KINDS);

/** Everything on the published site that an editor should look at. */
export async function findAll(db: Db, shopOrigin: string, at: Date): Promise<Finding[]> {
  // Creates missing drafts, as findings link to them.
  await listPages(db);
  const redirects = await readRedirects(db);
  const table = redirectTable(redirects, shopOrigin);
  const places = (await editedPages(db)).flatMap(({ published, ...place }) =>
    published === null ? [] : [{ ...place, published }],
  );
  const records = await readRecords(db, CONTENT_TYPES);
  const written = await db.select({ rows: articles.rows }).from(articles);
  const linked = places.map(({ name, address, published }) => ({
    name,
    address,
    slug: published.slug,
    // Reserved addresses are linked from the shop itself.
    noindex: published.noindex || RESERVED_SEGMENTS.has(published.slug),
    content: [published.rows, published.content],
  }));
  const checks: Check[] = [
    await pageCheck(db, places, at),
    await contentCheck(db, records),
    (isKnown) => redirectFindings(redirects, table, isKnown),
  ];
  // Once for the paths they ask about, so that not all of the shop's are read; once for the findings.
  const asked = new Set<string>();
  const note = (path: string): boolean => {
    asked.add(path);
    return true;
  };
  for (const check of checks) check(note);
  const isKnown = await readKnownPaths(db, table, at, [...asked]);
  const found = [
    ...checks.flatMap((check) => check(isKnown)),
    ...orphanFindings(linked, [records.map(({ document }) => document), written]),
  ];
  const shortened = found.map((one) => ({
    ...one,
    place: shorten(one.place, MAX_LENGTH),
    words: shorten(one.words, MAX_LENGTH),
  }));
  return shortened.toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.place.localeCompare(b.place, 'en'),
  );
}
