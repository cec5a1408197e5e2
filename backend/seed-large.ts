import { readConfig } from './system/config';
import { type Database, openDatabase } from './db/client';
import { demonstration } from './db/seed/demonstration';
import { fillCustomers, fillHistory } from './db/seed/large/fill-history';
import { fillRange, withoutWordIndexes } from './db/seed/large/fill-range';
import { largeGroups } from './db/seed/large/large-groups';
import { seedIfEmpty } from './db/seed/seed';
import { lockFolder } from './system/folder-lock';
import { StartRefused } from './system/start-refused';

const GROUPS = 100;
const CUSTOMERS = 500;
const PASSWORD = 'demo-password-1';
const LIKE = 'orders@example.com';

/** A whole number from the command line. Throws for anything else. */
function numberOf(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,8}$/.test(text))
    throw new StartRefused(`${text} is no number. Usage: npm run seed:large -- [products] [order lines]`);
  return Number(text);
}

interface Size {
  readonly products: number;
  readonly lines: number;
}

/** Fills the database if it is empty; otherwise false. */
async function fill(database: Database, { products, lines }: Size, password: string): Promise<boolean> {
  const { db } = database;
  await database.migrate();
  const own = demonstration.groups();
  const ownProducts = demonstration.products();
  const more = Math.max(0, products - ownProducts.length);
  const groups = more === 0 ? [] : largeGroups(GROUPS - own.filter(({ model }) => model === 'product').length);
  const catalogue = { groups: [...own, ...groups], products: ownProducts };
  const made = await seedIfEmpty({ db, password, now: () => new Date(), catalogue });
  if (!made) return false;
  const leaves = groups.filter(({ parent }) => parent !== null).map(({ slug }) => slug);
  if (more > 0) await withoutWordIndexes(db, () => fillRange(db, more, leaves));
  await fillCustomers(db, CUSTOMERS, LIKE);
  await fillHistory(db, lines, LIKE);
  await database.tidy();
  console.log(
    `${ownProducts.length + more} products in ${catalogue.groups.length} groups, ${lines} lines of orders, accounts ` +
      made.join(', '),
  );
  return true;
}

/**
 * `npm run seed:large -- [products] [order lines]`: fills an empty database with a large range and a long history, for
 * measurements. Accounts are the demonstration's, customer-1@example.com and so on.
 */
async function main(): Promise<void> {
  const products = numberOf(process.argv[2], 10_000);
  const lines = numberOf(process.argv[3], products);
  const config = readConfig(process.env);
  const unlock = config.DATABASE_URL === undefined ? await lockFolder(config.DATA_DIR) : async () => {};
  const database = await openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR });
  try {
    const password = config.SEED_PASSWORD ?? PASSWORD;
    if (await database.exclusively(() => fill(database, { products, lines }, password))) return;
    const empty = config.DATABASE_URL === undefined ? 'an empty folder in DATA_DIR' : 'an empty one in DATABASE_URL';
    console.log(`There is data already: name ${empty}.`);
    process.exitCode = 1;
  } finally {
    await database.close();
    await unlock();
  }
}

main().catch((error: unknown) => {
  // What the owner can mend needs only the message.
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
});
