import { type Algorithm, hash } from '@node-rs/argon2';
import { prepareShop } from '../../../backend/testing/prepared-shop.ts';
import { addCustomers } from '../../../backend/testing/add-customers.ts';
import { DEMO_PASSWORD } from '../../start/settings.ts';
import { EACH, PASSWORD, PREPAID, WORKERS, emailOf } from './journey-customer.ts';

/** A platform's folder with the demonstration, and the customers that journeys take one by one. */
export async function prepareCustomers(dataDir: string): Promise<void> {
  await prepareShop(dataDir, { password: DEMO_PASSWORD });
  await addCustomers(
    dataDir,
    Array.from({ length: WORKERS * EACH }, (_, at) => ({
      email: emailOf(Math.floor(at / EACH), at % EACH),
      invoiceDays: at % EACH === PREPAID ? null : 30,
    })),
    // The cheapest settings of argon2: they sign in many hundred times.
    await hash(PASSWORD, { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 8, timeCost: 1, parallelism: 1 }),
  );
}
