import { z } from 'zod';
import { withoutNulls } from './without-nulls';

/** A record that a list left out. */
export interface LeftOut {
  /** Its id, if it has one that looks like an id; '' otherwise. */
  readonly id: string;
  /** Its field that did not parse first, and why. */
  readonly path: string;
  readonly message: string;
}

/** Records left out by the decoding under way, which is synchronous. */
let leftOut: LeftOut[] | null = null;

/** Decodes a reply, in which null counts as not sent, and tells which records its lists left out. */
export function decodeReply<T extends z.ZodType>(schema: T, value: unknown) {
  const found: LeftOut[] = [];
  leftOut = found;
  try {
    return { parsed: z.safeDecode(schema, withoutNulls(value) as z.input<T>), leftOut: found };
  } finally {
    leftOut = null;
  }
}

const named = z.object({ id: z.union([z.string().regex(/^[\w-]{1,40}$/), z.number()]) });

const issuesAt = (index: number, { issues }: z.core.$ZodError, input: unknown) =>
  issues.map(({ path, message }) => ({ code: 'custom' as const, path: [index, ...path], message, input }));

/**
 * A list of which a record that does not parse is left out, instead of taking all others with it. For lists in which
 * nobody is misled by a record that is missing: never for what is paid for. A list of which no record parses is not of
 * this contract, and does not parse either.
 */
export function recordsOf<T extends z.ZodType>(schema: T) {
  return z.codec(z.array(z.unknown()), z.array(z.custom<z.output<T>>()), {
    decode: (records, { issues }) => {
      const faults: ReturnType<typeof issuesAt> = [];
      const parsed = records.flatMap((record, index) => {
        const { success, data, error } = z.safeDecode(schema, record as z.input<T>);
        if (success) return [data];
        faults.push(...issuesAt(index, error, record));
        const { path = [], message = '' } = error.issues[0] ?? {};
        leftOut?.push({ id: String(named.safeParse(record).data?.id ?? ''), path: path.join('.'), message });
        return [];
      });
      if (parsed.length === 0) issues.push(...faults);
      return parsed;
    },
    encode: (records, { issues }) =>
      records.flatMap((record, index) => {
        const { success, data, error } = z.safeEncode(schema, record);
        if (success) return [data];
        issues.push(...issuesAt(index, error, record));
        return [];
      }),
  });
}
