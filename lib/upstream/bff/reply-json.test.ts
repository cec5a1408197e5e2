import { z } from 'zod';
import { money } from '../../contract/common';
import { frozen } from '../../domain/values/frozen';
import { replyJson } from './reply-json';

const encoded = jest.fn();
const schema = z.object({
  price: money,
  note: z.codec(z.string(), z.string(), { decode: (text) => text, encode: (text) => (encoded(), text) }),
});

beforeEach(() => encoded.mockReset());

it('encodes a reply that requests share once', () => {
  const reply = frozen({ price: 1_230, note: 'x' });
  expect([replyJson(schema, reply), replyJson(schema, reply)]).toEqual(Array(2).fill('{"price":12.3,"note":"x"}'));
  expect(encoded).toHaveBeenCalledTimes(1);
});

it('encodes a reply of one request each time, since it can change', () => {
  const reply = { price: 1_230, note: 'x' };
  expect(replyJson(schema, reply)).toContain('12.3,');
  reply.price = 50;
  expect(replyJson(schema, reply)).toContain('0.5,');
});
