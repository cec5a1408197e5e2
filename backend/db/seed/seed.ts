import { products } from '../schema/catalogue/catalogue';
import { users } from '../schema/account/account';
import type { Db } from '../client';
import { demonstration } from './demonstration';
import { type Catalogue, loadCatalogue } from './load-catalogue';
import { loadAccounts } from './load-account';
import { loadCarts } from './load-cart';
import { loadContent } from './load-content';
import { loadForms } from './load-forms';
import { loadLists } from './load-lists';
import { loadOrders } from './load-orders';

interface Options {
  readonly db: Db;
  /** Password of all demonstration accounts. */
  readonly password: string;
  readonly now: () => Date;
  /** Replaces the demonstration's catalogue; must contain everything that the demonstration's orders refer to. */
  readonly catalogue?: Catalogue;
}

/**
 * Fills an empty database with the demonstration shop, in one transaction. @returns the created accounts, or null when
 * there was data
 */
export async function seedIfEmpty({ db, password, now, catalogue: range }: Options): Promise<readonly string[] | null> {
  return db.transaction(async (tx) => {
    const [product] = await tx.select({ id: products.id }).from(products).limit(1);
    const [user] = await tx.select({ id: users.id }).from(users).limit(1);
    if (product || user) return null;
    const at = now();
    const catalogue = await loadCatalogue(
      tx,
      at,
      range ?? { groups: demonstration.groups(), products: demonstration.products() },
    );
    await loadContent(tx, at);
    await loadForms(tx);
    const { users: userIds } = await loadAccounts(tx, password, at);
    await loadCarts(tx, catalogue.skus, at);
    await loadLists(tx, { users: userIds, skus: catalogue.skus }, at);
    await loadOrders(tx, { users: userIds, skus: catalogue.skus });
    return demonstration.accounts().map((account) => account.email);
  });
}
