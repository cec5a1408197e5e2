import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { types } from '@electric-sql/pglite';
import { prepareEmpty } from '../testing/prepared-shop';
import { PreparedPGlite } from './prepared-pglite';

let client: PreparedPGlite;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stockist-prepared-'));
  // Creating a database takes seconds.
  await prepareEmpty(folder);
  client = await PreparedPGlite.open({ dataDir: join(folder, 'pglite') }, [types.TIMESTAMPTZ]);
  await client.exec(
    'create table boxes (id serial primary key, name text unique, made timestamptz, tags text[], data jsonb)',
  );
});
afterAll(async () => {
  if (!client.closed) await client.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => client.exec('truncate boxes restart identity'));

const names = async () =>
  (await client.query('select name from boxes order by id', [], { rowMode: 'array' })).rows.flat();
const add = async (name: string) => client.query('insert into boxes (name) values ($1)', [name]);
const statements = async () =>
  (await client.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')).rows[0]?.count;

it('writes and reads values of each type alike on the first call and the next', async () => {
  const text = 'insert into boxes (name, made, tags, data) values ($1, $2, $3, $4) returning name, made, tags, data';
  for (const name of ['Ann\'s "box" ✓', 'two']) {
    const { rows } = await client.query(text, [name, '2026-03-01 00:00:00+00', ['a,b', '"c"'], { of: [1, null] }]);
    expect(rows).toEqual([{ name, made: '2026-03-01 00:00:00+00', tags: ['a,b', '"c"'], data: { of: [1, null] } }]);
  }
  const { rows, affectedRows } = await client.query('update boxes set made = $1 returning id, made', [null], {
    rowMode: 'array',
  });
  expect([rows, affectedRows]).toEqual([
    [
      [1, null],
      [2, null],
    ],
    2,
  ]);
});

it('works after an error, within a savepoint too', async () => {
  await add('one');
  await expect(add('one')).rejects.toMatchObject({ code: '23505', constraint: 'boxes_name_key' });
  await expect(client.query('select nothing from boxes where id = $1', [1])).rejects.toMatchObject({ code: '42703' });
  await expect(client.query('select name from boxes where id = $1', ['x'])).rejects.toMatchObject({ code: '22P02' });
  await client.transaction(async (tx) => {
    await tx.query('savepoint a');
    await expect(tx.query('insert into boxes (name) values ($1)', ['one'])).rejects.toMatchObject({ code: '23505' });
    await tx.query('rollback to savepoint a');
    await tx.query('insert into boxes (name) values ($1)', ['two']);
  });
  expect(await names()).toEqual(['one', 'two']);
});

it('isolates transactions from concurrent queries, and rolls back a failed one', async () => {
  const order: string[] = [];
  let beside: Promise<unknown> = Promise.resolve();
  await expect(
    client.transaction(async (tx) => {
      await tx.query('insert into boxes (name) values ($1)', ['lost']);
      beside = add('beside').then(() => order.push('beside'));
      for (let number = 0; number < 5; number += 1) await tx.query('select name from boxes where id = $1', [number]);
      order.push('end of the transaction');
      throw new Error('No');
    }),
  ).rejects.toThrow('No');
  await beside;
  expect(order).toEqual(['end of the transaction', 'beside']);
  expect(await names()).toEqual(['beside']);
});

it('reads a table that was altered after the statement was prepared', async () => {
  await add('one');
  const all = async () => client.query('select * from boxes where name = $1', ['one']);
  await all();
  await client.exec('alter table boxes add column size int default 3');
  // PostgreSQL refuses the old plan once.
  await expect(all()).rejects.toMatchObject({ code: '0A000' });
  expect((await all()).rows).toMatchObject([{ name: 'one', size: 3 }]);
});

it('deallocates statements that are no longer used', async () => {
  for (let number = 0; number < 400; number += 1) await client.query(`select ${number} as n where $1 = 1`, [1]);
  expect(await statements()).toBeLessThanOrEqual(301);
  expect((await client.query<{ n: number }>('select 0 as n where $1 = 1', [1])).rows).toEqual([{ n: 0 }]);
});

it('prepares neither a long statement nor one with a pattern', async () => {
  const all = Array.from({ length: 2_000 }, (_, at) => String(at));
  const places = all.map((at) => `$${Number(at) + 1}`).join();
  await add('7');
  const { rows } = await client.query(`select name from boxes where name in (${places})`, all);
  expect(rows).toEqual([{ name: '7' }]);
  const isPrepared = async (part: string) =>
    (await client.query('select 1 from pg_prepared_statements where position($1 in statement) > 0', [part])).rows
      .length;
  expect(await Promise.all(['$1999', 'name like', 'insert into boxes (name) values'].map(isPrepared))).toEqual([
    0, 0, 1,
  ]);
});

it('refuses a query after it was closed', async () => {
  await client.close();
  await expect(client.query('select 1')).rejects.toThrow('PGlite is closed');
});
