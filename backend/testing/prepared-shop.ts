import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '../db/client';
import { seedIfEmpty } from '../db/seed/seed';
import { scanOriginals } from '../services/media/scan-originals';
import { BACKEND_FOLDER } from '../system/backend-folder';
import { fillPrepared } from './prepared-folder';

interface Shop {
  /** Password of all demonstration accounts. */
  readonly password: string;
  /** Time at which it was filled; now by default. */
  readonly at?: Date;
}

const originals = join(BACKEND_FOLDER, 'media', 'originals');

/**
 * Copies the demonstration shop's database (PGlite) into an empty data folder, equal to that of a platform's first
 * start.
 */
export function prepareShop(dataDir: string, { password, at }: Shop): Promise<void> {
  const name = `shop-${password}-${at?.getTime() ?? 'now'}`.replaceAll(' ', '-');
  return fillPrepared(name, dataDir, async (folder) => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
    try {
      await database.migrate();
      await seedIfEmpty({ db: database.db, password, now: () => at ?? new Date() });
      await scanOriginals(database.db, originals, pino({ level: 'silent' }));
      await database.tidy();
    } finally {
      await database.close();
    }
  });
}

/** Copies a database without rows (PGlite) into an empty data folder. */
export function prepareEmpty(dataDir: string): Promise<void> {
  return fillPrepared('empty', dataDir, async (folder) => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
    try {
      await database.migrate();
    } finally {
      await database.close();
    }
  });
}
