import { z } from 'zod';
import { money } from './common';
import { decodeReply, recordsOf } from './records';

const reply = z.object({ data: recordsOf(z.object({ id: z.string(), price: money })) });
const good = { id: '1', price: 2.5 };

it('leaves out a record that does not parse, and tells which without its values', () => {
  const { parsed, leftOut } = decodeReply(reply, {
    data: [good, { id: 'b-2', price: 'secret' }, { id: 'a@b.example' }, null, { ...good, id: '5' }],
  });
  expect(parsed.data).toEqual({
    data: [
      { id: '1', price: 250 },
      { id: '5', price: 250 },
    ],
  });
  expect(leftOut.map(({ id, path }) => [id, path])).toEqual([
    ['b-2', 'price'],
    ['', 'price'],
    ['', ''],
  ]);
  expect(JSON.stringify(leftOut)).not.toMatch(/secret|example/);
});

it('does not parse where no record does', () => {
  expect(decodeReply(reply, { data: [{ id: '1' }, {}] }).parsed.error?.issues[0]?.path).toEqual(['data', 0, 'price']);
  expect(decodeReply(reply, { data: [] }).parsed.data).toEqual({ data: [] });
  expect(decodeReply(reply, { data: {} }).parsed.success).toBe(false);
});

it('writes each record, or says which one it cannot', () => {
  expect(z.encode(reply, { data: [{ id: '1', price: 250 }] })).toEqual({ data: [good] });
  const wrong = z.safeEncode(reply, {
    data: [
      { id: '1', price: 250 },
      { id: '2', price: 0.5 },
    ],
  });
  expect(wrong.error?.issues[0]?.path).toEqual(['data', 1, 'price']);
});

it('counts a field that is null as not sent, however deep, but no item of a list', () => {
  const line = z.object({ id: z.string(), note: z.string().default(''), of: z.object({ qty: z.int().default(1) }) });
  const schema = z.object({ note: z.string().default('none'), lines: z.array(line), odd: z.array(z.unknown()) });
  const wire = { note: null, lines: [{ id: 'a', note: null, of: { qty: null } }], odd: [null, { a: null }] };
  expect(decodeReply(schema, wire).parsed.data).toEqual({
    note: 'none',
    lines: [{ id: 'a', note: '', of: { qty: 1 } }],
    odd: [null, {}],
  });
  expect(decodeReply(schema, { ...wire, lines: [{ id: null, of: {} }] }).parsed.success).toBe(false);
});

it('reads a reply that is nested without end', () => {
  let wire: unknown = null;
  for (let depth = 0; depth < 100_000; depth += 1) wire = { wire };
  expect(decodeReply(z.object({ price: money }), wire).parsed.success).toBe(false);
});
