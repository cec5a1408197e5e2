import { readConfig } from './system/config';
import { openDatabase } from './db/client';
import { largeCatalogue } from './db/seed/large-catalogue';
import { seedIfEmpty } from './db/seed/seed';
import { lockFolder } from './system/folder-lock';

const PRODUCTS = 10_000;
const GROUPS = 100;
const PASSWORD = 'demo-password-1';

/**
 * `npm run seed:large`: fills an empty database with a large range, to measure the shop with. The accounts are the
 * demonstration's.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const unlock = config.DATABASE_URL === undefined ? await lockFolder(config.DATA_DIR) : async () => {};
  const database = await openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR });
  try {
    await database.migrate();
    const made = await seedIfEmpty({
      db: database.db,
      password: config.SEED_PASSWORD ?? PASSWORD,
      now: () => new Date(),
      catalogue: largeCatalogue(PRODUCTS, GROUPS),
    });
    await database.tidy();
    console.log(
      made
        ? `${PRODUCTS} products in ${GROUPS} groups, accounts ${made.join(', ')}`
        : 'There is data already: name an empty folder in DATA_DIR.',
    );
    if (!made) process.exitCode = 1;
  } finally {
    await database.close();
    await unlock();
  }
}

await main();
