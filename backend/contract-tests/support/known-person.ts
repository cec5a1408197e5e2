import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { addresses, applications, users } from '../../db/schema/account/account';
import { abnAnswers, sessions } from '../../db/schema/account/sign-in';
import { stockRequests } from '../../db/schema/catalogue/stock-requests';
import { changes } from '../../db/schema/changes';
import { formAttachments, formSubmissions, forms } from '../../db/schema/content/forms';
import { media, uploads } from '../../db/schema/content/media';
import { outbox } from '../../db/schema/mail';
import { listLines, lists, usualChanges } from '../../db/schema/orders/lists';
import { idempotencyKeys, orders, quoteRequests } from '../../db/schema/orders/orders';
import { voucherThemes, vouchers } from '../../db/schema/orders/vouchers';
import { changeDetails, detailsOf } from '../../services/account/customers/change-details';
import { queueMail } from '../../services/mail/queue-mail';
import { present } from '../../system/present';
import type { Person, TestShop } from './in-process-office';
import { send } from './order-forms';

/** In everything that the person has. */
export const WORD = 'zorba';
export const [OLD, EMAIL] = [`${WORD}.old@example.com`, `${WORD}@example.com`];

/** Puts the word into every text of these rows but their e-mail addresses. */
async function fill(shop: TestShop, table: PgTable, where: ReturnType<typeof eq>): Promise<void> {
  const texts = Object.values(getTableColumns(table)).filter(
    ({ columnType, enumValues, generated, name }) =>
      columnType === 'PgText' && !enumValues && !generated && name !== 'email',
  );
  const set = texts.map(({ name }) => sql`${sql.identifier(name)} = ${`${WORD} ${name}`}`);
  await shop.db.execute(sql`update ${table} set ${sql.join(set, sql`, `)} where ${where}`);
}

/** An account whose person is in every place where a person can be, with an order that is not finished. */
export async function knownPerson(shop: TestShop, sales: Person): Promise<{ id: number; orderId: number }> {
  const { db } = shop;
  const [id, at] = [await shop.userId('trade@example.com'), shop.now()];
  const sku = await shop.sku('BB-TR-ROO-1000');
  for (const email of [OLD, EMAIL]) {
    const seen = detailsOf(present((await db.select().from(users).where(eq(users.id, id)))[0]), null);
    const request = { id, by: { userId: sales.userId, name: 'Sales' }, at };
    await db.transaction((tx) => changeDetails(tx, request, seen, { ...seen, email }));
  }
  await fill(shop, users, eq(users.id, id));
  await fill(shop, addresses, eq(addresses.userId, id));
  await shop.onInvoice(id);
  await shop.add(id, sku.id, 20);
  const { id: orderId } = await shop.order(id, 'account');
  await shop.add(id, sku.id, 2);
  await db
    .update(orders)
    .set({ note: `${WORD} gate`, marketingOptIn: true })
    .where(eq(orders.id, orderId));
  await send(sales, orderId, 'notes', { note: `${WORD} rang` });
  const [[form], [theme], [address]] = [
    await db.select().from(forms).limit(1),
    await db.select().from(voucherThemes).limit(1),
    await db.select().from(addresses).where(eq(addresses.userId, id)).limit(1),
  ];
  const [list] = await db
    .insert(lists)
    .values({ userId: id, name: `${WORD} list`, createdAt: at, updatedAt: at })
    .returning({ id: lists.id });
  const line = { listId: present(list).id, skuId: sku.id, skuCode: 'X', productName: 'X', qty: 1, price: 1 };
  await db.insert(listLines).values({ ...line, note: WORD });
  await db.insert(usualChanges).values({ userId: id, skuId: sku.id, note: WORD });
  await db.insert(stockRequests).values({ userId: id, skuId: sku.id, createdAt: at });
  await db.insert(idempotencyKeys).values({ userId: id, key: WORD, hash: WORD, reply: { WORD }, createdAt: at });
  const [quote] = await db
    .insert(quoteRequests)
    .values({ userId: id, addressId: present(address).id, weightGrams: 1, lines: [{ code: WORD }], createdAt: at })
    .returning({ id: quoteRequests.id });
  const [application] = await db
    .insert(applications)
    .values({
      email: OLD,
      state: 'approved',
      firstName: WORD,
      lastName: WORD,
      companyName: WORD,
      abn: '33900100345',
      createdAt: at,
      decidedAt: at,
    })
    .returning({ id: applications.id });
  const logged = { at, person: 'Sales', before: {} };
  await db.insert(changes).values([
    {
      ...logged,
      subject: 'application',
      subjectId: String(application?.id),
      name: WORD,
      action: 'Approved',
      after: {},
    },
    { ...logged, subject: 'gift-voucher', subjectId: '1', name: 'GV-1', action: 'Sent again', after: { to: EMAIL } },
  ]);
  await db.insert(abnAnswers).values({ abn: `${WORD} abn`, answer: {}, askedAt: at });
  const submission = { formId: present(form).id, requestHash: '', createdAt: at, receivedAt: at } as const;
  const answers = [{ name: 'name', label: 'Name', kind: 'text', value: WORD }];
  const sent = await db
    .insert(formSubmissions)
    .values([
      { ...submission, status: 'received', userId: id, answers },
      { ...submission, status: 'received', email: `${WORD}@Example.com`, answers, amount: 500, invoiceNumber: 'F-1' },
    ])
    .returning({ id: formSubmissions.id });
  await db.insert(formAttachments).values(
    sent.map((one) => ({
      uuid: crypto.randomUUID(),
      keyHash: '',
      formId: submission.formId,
      field: 'file',
      submissionId: one.id,
      name: `${WORD}.pdf`,
      bytes: Buffer.from('x'),
      createdAt: at,
    })),
  );
  const voucher = {
    number: 'GV-1',
    themeId: present(theme).id,
    amount: 1_000,
    email: EMAIL,
    status: 'issued',
    pageUrl: '',
    requestHash: '',
    createdAt: at,
    issuedAt: at,
    expiresAt: new Date(at.getTime() + 86_400_000),
  } as const;
  const [issued] = await db.insert(vouchers).values(voucher).returning({ id: vouchers.id });
  await db.insert(uploads).values({ hash: WORD, userId: id, bytes: Buffer.from('x'), createdAt: at });
  await db.insert(media).values({ key: `upload/${WORD}`, hash: WORD, source: 'upload', file: '', width: 1, height: 1 });
  await db.insert(outbox).values({ recipient: EMAIL, subject: '', textBody: '', createdAt: at });
  await db.insert(sessions).values({ id: crypto.randomUUID(), userId: id, createdAt: at });
  await queueMail(db, { kind: 'sign-in', email: EMAIL, codeOnly: false }, at);
  await queueMail(db, { kind: 'quote-requested', quoteId: present(quote).id }, at);
  await queueMail(db, { kind: 'voucher-issued', voucherId: present(issued).id }, at);
  return { id, orderId };
}
