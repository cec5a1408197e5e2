import { z } from 'zod';
import { money } from '@/lib/contract/common';
import { encodeReply } from './reply';

const schema = z.object({ price: money, name: z.string().default('') });

it('encodes the wire format', () => {
  expect(encodeReply(schema, { price: 1995, name: 'Oat' })).toEqual({ price: 19.95, name: 'Oat' });
});

it('omits fields that the contract does not have', () => {
  const reply = { price: 100, name: '', secret: 'cost price' };
  expect(encodeReply(schema, reply)).toEqual({ price: 1, name: '' });
});

it('refuses an invalid reply, and names the field', () => {
  expect(() => encodeReply(schema, { price: 19.95, name: 'Oat' })).toThrow(/price/);
});
