import { openDatabase } from './db/client';
import { sql } from 'drizzle-orm';
const name = process.argv[2];
const d = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '/tmp/none', onLost: (e) => console.log('lost', e.message) });
const s = Date.now();
if (name === 'load') {
  let worst = 0, errors = new Map<string, number>();
  while (Date.now() - s < Number(process.argv[3]) * 1000) {
    const t = Date.now();
    await d.db.transaction(async (tx) => {
      await tx.execute(sql`select balance.sum from (select sum(amount) from credit_entries where user_id = 1) balance`);
      await tx.execute(sql`insert into credit_entries (user_id, amount, reason, reference, created_at) values ((select min(id) from users), 1, 'x', ${String(Math.random())}, now())`);
      await tx.execute(sql`update orders set note = note where id = (select max(id) from orders)`);
      await tx.execute(sql`select * from order_lines where order_id = (select max(id) from orders)`);
    }).catch((e) => { const m = e.cause?.message ?? e.message; errors.set(m, (errors.get(m) ?? 0) + 1); });
    worst = Math.max(worst, Date.now() - t);
    await new Promise((r) => setTimeout(r, 20));
  }
  console.log('load worst', worst, errors);
} else {
  await d.exclusively(async () => { console.log(name, 'has the lock', Date.now() - s); console.log(name, 'newer', await d.migrate(), Date.now() - s); });
}
await d.close();
