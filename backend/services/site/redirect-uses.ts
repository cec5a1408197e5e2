import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { redirectUses } from '../../db/schema/content/releases';

interface Use {
  /** The redirect's comparison key (lib/domain/content/redirects). */
  readonly key: string;
  readonly count: number;
}

const HOUR_MS = 3_600_000;

/** Adds uses of redirects. The time is rounded down to the hour, so that no person can be traced. */
export async function addRedirectUses(db: Db, uses: readonly Use[], at: Date): Promise<void> {
  const sums = new Map<string, number>();
  for (const { key, count } of uses) sums.set(key, (sums.get(key) ?? 0) + count);
  if (sums.size === 0) return;
  const lastAt = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  // In a fixed order, so that concurrent reports never deadlock.
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => ({ key, uses: count, lastAt }));
  await db
    .insert(redirectUses)
    .values(rows)
    .onConflictDoUpdate({
      target: redirectUses.key,
      set: {
        uses: sql`${redirectUses.uses} + excluded.uses`,
        lastAt: sql`greatest(${redirectUses.lastAt}, excluded.last_at)`,
      },
    });
}

export interface RedirectUse {
  readonly uses: number;
  readonly lastAt: Date;
}

/** Uses of redirects by their key; unused redirects are absent. */
export async function readRedirectUses(db: Db): Promise<ReadonlyMap<string, RedirectUse>> {
  const rows = await db.select().from(redirectUses);
  return new Map(rows.map(({ key, uses, lastAt }) => [key, { uses, lastAt }]));
}
