import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { lockName } from '../../db/lock-name';
import { recordChange } from '../../services/site/change-log';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { planRevalidate, queueRevalidate } from '../revalidate/revalidate-jobs';
import type { By } from './content-history';
import type { ContentType, Document } from './content-type';

/** Locks a record, or a form that is submitted twice, until the transaction ends. */
export async function lockRecord(tx: Db, { name }: ContentType, what: number | string): Promise<void> {
  await lockName(tx, `content ${name} ${what}`);
}

/** @throws PlatformError 422 with `errors` by field */
export async function requireValid(tx: Db, type: ContentType, id: number | null, document: Document): Promise<void> {
  const errors = await type.problems(tx, id, document);
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
}

interface Change {
  readonly type: ContentType;
  readonly id: number;
  /** The current document, or the last one of a deleted record. */
  readonly document: Document;
  readonly action: string;
  /** The previous values, for the log; {} for a new record. */
  readonly before?: Document;
}

/**
 * Writes the log entry and queues the revalidation inside the transaction of the change, and a further one for the
 * moment at which a scheduled record appears.
 */
export async function logAndQueueRevalidation(
  tx: Db,
  { type, id, document, action, before }: Change,
  by: By,
): Promise<void> {
  const change = { by, at: by.at, subject: type.subject, id: String(id), name: type.nameOf(document), action };
  await recordChange(tx, { ...change, before: before ?? {}, after: before === undefined ? {} : document });
  const wasThere = before !== undefined && Object.keys(before).length > 0;
  const tags = type.tags(wasThere ? [before, document] : [document]);
  if (tags.length === 0) return;
  await queueRevalidate(tx, tags, by.at);
  const moment = type.appearsAt(document);
  if (moment !== null && moment > by.at) await planRevalidate(tx, tags, moment, by.at);
}

/** Condition for names that contain the search text; undefined without one. */
export function hasWords(name: AnyPgColumn | SQL<string>, wanted: string): SQL | undefined {
  return wanted === '' ? undefined : sql`position(lower(${wanted}) in lower(${name})) > 0`;
}
