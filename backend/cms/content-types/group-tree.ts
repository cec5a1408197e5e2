import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { lockName } from '../../db/lock-name';
import { groups } from '../../db/schema/catalogue/catalogue';
import { nestedSets } from '../../services/catalogue/group-tree';
import { notFound } from '../../system/refusals/platform-error';
import { hasWords } from '../content/content-change';
import type { ContentStore, Document } from '../content/content-type';
import { htmlText, line, needed, picture, reference } from '../content/fields';
import { slugOf } from '../content/fresh-slug';
import { textIn } from '../documents/document';
import { removeRedirectsFrom, redirectMovedPage } from '../store/redirect-table';

type Row = typeof groups.$inferSelect;

interface Tree {
  readonly model: 'product' | 'article';
  /** Path before a group's slug, such as 'blog'. */
  readonly base: string;
  /** @throws PlatformError 409 unless the group is empty */
  readonly requireEmpty: (tx: Db, id: number) => Promise<void>;
  /** Called after a group was changed, for data that depends on it. */
  readonly changed?: (tx: Db, id: number, change: { readonly before: Row; readonly after: Row }) => Promise<void>;
}

/** The fields of a group; `below` names the kind of record offered as its parent. */
export const groupSchema = (base: string, below: string, words: string) =>
  z.object({
    name: needed({ title: 'Name' }),
    parent: reference('Stands below', below),
    content: htmlText({ title: words }),
    mediaKey: picture('Picture'),
    url: line({ title: 'Address', description: `What follows /${base}/; made from the name where it stays empty` }, 80),
  });

/** On a page of the page builder with a list, such as /news/2024. An address that a record has already stays. */
export const DIGITS_ALONE = 'Digits alone are the number of a page of a list. Please add a letter or a hyphen.';

export const groupAddress = ({ url, name }: Document): string => textIn(url) || slugOf(textIn(name));
const parentOf = ({ parent }: Document): number | null =>
  /^\d{1,9}$/.test(textIn(parent)) ? Number(textIn(parent)) : null;

/** A tree of groups, stored as nested sets. */
export function groupTree({ model, base, requireEmpty, changed }: Tree) {
  const own = eq(groups.model, model);
  /** Every change renumbers the whole tree, so there is one at a time. */
  const lockTree = (tx: Db) => lockName(tx, `groups ${model}`);
  const readAll = (tx: Db): Promise<Row[]> =>
    tx.select().from(groups).where(own).orderBy(asc(groups.lft), asc(groups.id));

  /**
   * Renumbers all groups of the tree after an insertion, move or removal. In one statement, since after each the
   * products of all groups are placed in their lists anew (trigger groups_moved).
   */
  async function number(tx: Db, rows: readonly Row[]): Promise<void> {
    const sets = nestedSets(
      rows.map(({ id, parentId }) => ({ slug: String(id), parent: parentId === null ? null : String(parentId) })),
    );
    const moved = rows.flatMap((row) => {
      const { root, lft, rgt, level } = sets.get(String(row.id)) ?? row;
      const isThere = row.lft === lft && row.rgt === rgt && row.level === level && row.root === Number(root);
      return isThere ? [] : [{ id: row.id, root: Number(root), lft, rgt, level }];
    });
    if (moved.length === 0) return;
    await tx.execute(sql`update groups set root = c.root, lft = c.lft, rgt = c.rgt, level = c.level
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as c (id int, root int, lft int, rgt int, level int)
      where groups.id = c.id`);
  }

  function columnsOf(document: Document, at: Date) {
    const url = groupAddress(document);
    return {
      name: textIn(document['name']),
      content: textIn(document['content']),
      slug: url,
      url,
      mediaKey: textIn(document['mediaKey']) || null,
      parentId: parentOf(document),
      updatedAt: at,
    };
  }

  const store: ContentStore = {
    async list(db, { q, limit, offset }) {
      const rows = await db
        .select()
        .from(groups)
        .where(and(own, hasWords(groups.name, q)))
        .orderBy(asc(groups.lft))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id, name, url, level }) => ({
        id,
        name: `${'– '.repeat(level)}${name}`,
        group: '',
        detail: `/${base}/${url}`,
      }));
    },
    async read(db, ids) {
      const rows = await db
        .select()
        .from(groups)
        .where(and(own, inArray(groups.id, [...ids])));
      return new Map(
        rows.map((row) => [row.id, { ...row, parent: row.parentId === null ? '' : String(row.parentId) }]),
      );
    },
    async insert(tx, document, { id, at }) {
      await lockTree(tx);
      const [last] = await tx
        .select({ rgt: max(groups.rgt) })
        .from(groups)
        .where(own);
      const end = (last?.rgt ?? 0) + 1;
      const [row] = await tx
        .insert(groups)
        .values({ ...columnsOf(document, at), model, lft: end, rgt: end + 1, level: 0, ...(id && { id }) })
        .returning({ id: groups.id });
      if (!row) throw new TypeError('The group was not stored');
      await number(tx, await readAll(tx));
      await removeRedirectsFrom(tx, [`${base}/${groupAddress(document)}`]);
      return row.id;
    },
    async update(tx, id, document, at) {
      await lockTree(tx);
      const [before] = await tx.select().from(groups).where(eq(groups.id, id));
      const [after] = await tx.update(groups).set(columnsOf(document, at)).where(eq(groups.id, id)).returning();
      await number(tx, await readAll(tx));
      if (!before || !after) throw notFound('This group');
      if (before.url !== after.url) {
        await removeRedirectsFrom(tx, [`${base}/${after.url}`]);
        await redirectMovedPage(tx, { from: `${base}/${before.url}`, to: `${base}/${after.url}`, prefix: true }, at);
      }
      await changed?.(tx, id, { before, after });
    },
    async remove(tx, id) {
      await lockTree(tx);
      await requireEmpty(tx, id);
      await tx.delete(groups).where(eq(groups.id, id));
      await number(tx, await readAll(tx));
    },
    async move(tx, id, direction) {
      await lockTree(tx);
      const rows = await readAll(tx);
      const moved = rows.find((row) => row.id === id);
      if (!moved) throw notFound('This group');
      const siblings = rows.filter((row) => row.parentId === moved.parentId);
      const place = siblings.indexOf(moved);
      const other = siblings[place + (direction === 'up' ? -1 : 1)];
      if (!other) return false;
      const order = siblings.toSpliced(place, 1).toSpliced(siblings.indexOf(other), 0, moved);
      await number(tx, [...order, ...rows.filter((row) => row.parentId !== moved.parentId)]);
      return true;
    },
  };

  /** Validation errors by field. */
  async function problems(tx: Db, id: number | null, document: Document): Promise<Record<string, string>> {
    const url = groupAddress(document);
    if (!/^[a-z\d][a-z\d-]{0,79}$/.test(url)) return { url: 'Small letters, digits and hyphens, such as grooming.' };
    if (url === 'page') return { url: `/${base}/page/2 is the second page of all. Please choose another address.` };
    await lockTree(tx);
    const rows = await tx.select().from(groups).where(own);
    const holder = rows.find((row) => row.url === url);
    if (holder && holder.id !== id) return { url: 'Another group has this address.' };
    if (!holder && /^\d+$/.test(url)) return { url: DIGITS_ALONE };
    for (let above = parentOf(document); above !== null;) {
      if (above === id) return { parent: 'A group cannot stand below itself.' };
      const next = rows.find((row) => row.id === above);
      if (!next) return { parent: 'This group is not there any more.' };
      above = next.parentId;
    }
    return {};
  }

  return { store, problems };
}
