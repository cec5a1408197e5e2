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
