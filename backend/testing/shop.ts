import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '../system/config';
import { type OnQuery, openDatabase } from '../db/client';
import { skus } from '../db/schema/catalogue/catalogue';
import { addresses, users } from '../db/schema/account/account';
import { orders, payments } from '../db/schema/orders/orders';
import { seedIfEmpty } from '../db/seed/seed';
import { prepareShop } from './prepared-shop';
import { keyedHash } from '../system/keyed-hash';
import { mailDelivery } from '../start/deliver-mail';
import { jobKey, mailQueue, readMail } from '../services/mail/mail-jobs';
import type { Mail } from '../services/mail/send-mail';
import { addToCart } from '../services/cart/add-lines';
import { loadLines } from '../services/cart/cart-lines';
import { placeOrder } from '../services/orders/place-order';
import { present } from '../system/present';

interface Options {
  /** Settings of the platform. */
  env?: Readonly<Record<string, string>>;
  /** Uses PostgreSQL instead of a separate PGlite database. */
  databaseUrl?: string | undefined;
  onQuery?: OnQuery;
}

const PASSWORD = 'test password';
/** Seeding time and initial clock of all tests: constant, so that the shop is seeded only once. */
const START = new Date('2026-11-23T00:00:00Z');

/** The demonstration shop in a separate database, with a clock that the test controls. For tests only. */
export async function openTestShop({ env = {}, databaseUrl, onQuery }: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'stockist-sell-'));
  if (databaseUrl === undefined) await prepareShop(dataDir, { password: PASSWORD, at: START });
  const { db, migrate, close } = await openDatabase({ databaseUrl, dataDir, onQuery });
  const clock = { at: START };
  const now = (): Date => clock.at;
  await migrate();
  await seedIfEmpty({ db, password: PASSWORD, now });
  const config = readConfig(env);
  const deps = { db, config, now, log: pino({ level: 'silent' }), wakeMailer: () => {}, countOrder: () => {} };
  const mails: Mail[] = [];
  const deliver = mailDelivery(
    { ...deps, keyedHash: keyedHash(new Uint8Array(32)) },
    async (mail) => void mails.push(mail),
  );

  return {
    ...deps,
    deps,
    clock,
    /** Mail queued since the last call. */
    mailed: async () => {
      for (let job = await mailQueue.claim(db, now()); job; job = await mailQueue.claim(db, now())) {
        await deliver(readMail(job), jobKey(job));
        await mailQueue.drop(db, job);
      }
      return mails.splice(0);
    },
    wait: (minutes: number) => void (clock.at = new Date(clock.at.getTime() + minutes * 60_000)),
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
    userId: async (email: string) => {
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
      return present(user).id;
    },
    /** Gives the account payment by invoice. */
    onInvoice: (userId: number, invoiceDays: number | null = 30) =>
      db.update(users).set({ invoiceDays }).where(eq(users.id, userId)),
    sku: async (code: string) => {
      const [sku] = await db.select().from(skus).where(eq(skus.code, code));
      return present(sku);
    },
    add: (userId: number, skuId: number, qty: number) =>
      db.transaction((tx) => addToCart(tx, { userId }, { sku: String(skuId), qty, addons: [] }, now())),
    cart: async (userId: number) => {
      return (await loadLines(db, { userId })).map(({ code, qty }) => ({ code, qty }));
    },
    order: async (
      userId: number,
      paymentGateway = 'card',
      rest: {
        use_credit?: boolean;
        expected_payable?: number;
        shipping_option_id?: string;
        promotion_code?: string;
        purchase_order_number?: string;
      } = {},
    ) => {
      const [address] = await db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(addresses.id);
      const body = {
        address: String(present(address).id),
        shipping_option_id: '2',
        paymentGateway,
        note: '',
        promotion_code: '',
        url: 'http://localhost:3000/checkout',
        purchase_order_number: '',
        marketing_opt_in: false,
        use_credit: false,
        ...rest,
      };
      const reply = await db.transaction((tx) => placeOrder(tx, { userId, body, config, at: now() }));
      const [payment] = await db
        .select()
        .from(payments)
        .where(eq(payments.subjectId, Number(reply.order_id)));
      return { id: Number(reply.order_id), token: present(payment).token };
    },
    stored: async (id: number) => {
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      return present(order);
    },
  };
}
