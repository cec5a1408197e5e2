import { asc, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { releases } from '../../db/schema/content/releases';

export interface FailedRelease {
  readonly id: number;
  readonly name: string;
  readonly problem: string;
}

/** Releases that did not come out at their time, and were not planned again. */
export async function failedReleases(db: Db): Promise<FailedRelease[]> {
  const { id, name, problem } = releases;
  return db.select({ id, name, problem }).from(releases).where(ne(problem, '')).orderBy(asc(id));
}
