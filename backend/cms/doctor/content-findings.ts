import { inArray } from 'drizzle-orm';
import { findLongWords, findTextProblems } from '@/lib/domain/content/preview/page-audit';
import type { Db } from '../../db/client';
import { media } from '../../db/schema/content/media';
import { readDocuments } from '../content/content-store';
import type { ContentType, Document } from '../content/content-type';
import { textIn } from '../documents/document';
import { capitalised } from '../form/capitalised';
import { valueAt } from '../form/paths';
import { type FieldLeaf, leavesOf } from '../form/read-form';
import { type Check, type Finding, findingOf } from './finding';

/** Records that are read at once. */
const AT_ONCE = 500;

export interface CheckedRecord {
  readonly type: ContentType;
  readonly id: number;
  readonly document: Document;
  readonly leaves: readonly FieldLeaf[];
}

/** Reads all records of content with their fields. */
export async function readRecords(db: Db, types: readonly ContentType[]): Promise<CheckedRecord[]> {
  const found: CheckedRecord[] = [];
  for (const type of types) {
    const fields = type.sections.flatMap((section) => section.fields);
    for (let offset = 0, isLast = false; !isLast; offset += AT_ONCE) {
      const entries = type.single ? [{ id: 1 }] : await type.store.list(db, { q: '', limit: AT_ONCE, offset });
      const ids = entries.map(({ id }) => id);
      for (const { id, document } of await readDocuments(db, type, ids))
        found.push({ type, id, document, leaves: leavesOf(fields, document) });
      isLast = entries.length < AT_ONCE;
    }
  }
  return found;
}

/** Keys of pictures without alternative text. */
async function wordless(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: media.key, alt: media.alt })
    .from(media)
    .where(inArray(media.key, [...new Set(keys)]));
  return new Set(rows.filter(({ alt }) => alt.trim() === '').map(({ key }) => key));
}

/** Reads what checks of content other than pages need, by field type. */
export async function contentCheck(db: Db, records: readonly CheckedRecord[]): Promise<Check> {
  const textOf = ({ document }: CheckedRecord, name: string): string => textIn(valueAt(document, name));
  const pictures = records.flatMap((record) =>
    record.leaves.filter(({ kind }) => kind === 'picture').map(({ name }) => textOf(record, name)),
  );
  const bare = await wordless(
    db,
    pictures.filter((key) => key !== ''),
  );
  return (isKnown) =>
    records.flatMap((record) => {
      const { type, id, document, leaves } = record;
      const kind = capitalised(type.one);
      const place = { place: `${kind} ${type.nameOf(document)}`, address: `/cms/${type.name}/${id}` };
      const isFound = type.path(document) !== null;
      const [title, description] = [
        textIn(document['title']) || type.nameOf(document),
        textIn(document['metaDescription']),
      ];
      return [
        ...(isFound ? findLongWords({ title, description }).map((problem) => findingOf(problem, place, '')) : []),
        ...leaves.flatMap((field): Finding[] => {
          const text = textOf(record, field.name);
          const isAddress = field.kind === 'text' && field.format === 'address';
          if (field.kind === 'html' || isAddress)
            return findTextProblems(text, isAddress ? 'address' : 'html', { isKnown, where: '' }).map((problem) =>
              findingOf(problem, place, field.label),
            );
          return field.kind === 'picture' && bare.has(text)
            ? [{ ...place, kind: 'missing-alt', words: `${field.label}: ${text}` }]
            : [];
        }),
      ];
    });
}
