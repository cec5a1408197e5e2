import type { z } from 'zod';
import { describeInput } from '@/lib/contract/input-schema';
import { HARM } from './harm';
import { IMAGE } from './test-server';

/** Fields whose harm is another one, or that lead nowhere without a value that is right. */
const FIELDS: Readonly<Record<string, string>> = { hash: IMAGE.hash, link: 'javascript:window.hacked=1' };

/** A value that a schema accepts, generated from its description: harmful texts, low numbers, short lists. */
function sampleOf(schema: unknown): unknown {
  const { type, properties = {}, items, enum: values, anyOf, const: fixed } = schema as Record<string, never>;
  if (fixed !== undefined) return fixed;
  if (values !== undefined) return values[0];
  if (anyOf !== undefined) return sampleOf(anyOf[0]);
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, FIELDS[name] ?? sampleOf(one)]));
  if (type === 'array') return items === undefined ? [] : [sampleOf(items), sampleOf(items)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return HARM;
}

/** A reply as a hostile platform sends it. */
export function sampleReply(schema: z.ZodType): unknown {
  return sampleOf(describeInput(schema));
}
