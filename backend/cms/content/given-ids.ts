import { isRecord } from '../form/paths';
import type { Document } from './content-type';

/** What names an entry of a list to people. */
const nameOf = (entry: Readonly<Record<string, unknown>>): unknown => entry['code'] ?? entry['name'] ?? entry['label'];

function entryWithId(entry: unknown, stored: readonly unknown[]): unknown {
  if (!isRecord(entry) || entry['id'] !== null) return entry;
  const own = stored.find((one) => isRecord(one) && nameOf(one) === nameOf(entry));
  return isRecord(own) && own['id'] !== undefined ? { ...entry, id: own['id'] } : entry;
}

/**
 * A revision with the ids that its list entries were given when it was stored. Revisions of former releases were noted
 * as they were submitted, without.
 */
export function withGivenIds(revision: Document, stored: Document): Document {
  return Object.fromEntries(
    Object.entries(revision).map(([name, value]) => {
      const there = stored[name];
      const isList = Array.isArray(value) && Array.isArray(there);
      return [name, isList ? value.map((entry) => entryWithId(entry, there)) : value];
    }),
  );
}
