import { z } from 'zod';
import { money } from '@/lib/contract/common';
import { encodeReply } from './reply';

const schema = z.object({ price: money, name: z.string().default('') });

it('writes the wire form', () => {
  expect(encodeReply(schema, { price: 1995, name: 'Oat' })).toEqual({ price: 19.95, name: 'Oat' });
});

it('leaves out what the contract does not have', () => {
  const reply = { price: 100, name: '', secret: 'cost price' };
  expect(encodeReply(schema, reply)).toEqual({ price: 1, name: '' });
});

it('refuses a reply that does not fit, and says where', () => {
  expect(() => encodeReply(schema, { price: 19.95, name: 'Oat' })).toThrow(/price/);
});
