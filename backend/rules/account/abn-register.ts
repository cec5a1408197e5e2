import { z } from 'zod';
import { parseJson } from '@/lib/domain/values/parse-json';
import { AU_STATES } from '@/lib/contract/limits';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');

/**
 * The reply of AbnDetails, the JSONP call of the register's web services (https://abr.business.gov.au/json/). Its
 * status is 200 even for errors.
 */
const reply = z.object({
  Abn: text,
  AbnStatus: text,
  AddressState: text,
  BusinessName: z.array(z.string()).nullish(),
  EntityName: text,
  /** Reason for a missing result; '' on success. */
  Message: text,
});

/** The stored facts of a business. */
export const abnAnswer = z.object({
  /** Trading name, else legal name. */
  name: z.string(),
  legalName: z.string(),
  state: z.union([z.enum(AU_STATES), z.literal('')]).catch(''),
  active: z.boolean(),
});
export type AbnAnswer = z.infer<typeof abnAnswer>;

/** Thrown when the register refuses a request, such as for an unknown key, or its reply cannot be parsed. */
export class AbnRegisterRefused extends Error {
  override readonly name = 'AbnRegisterRefused';
}

/** Matches the register's message for an unknown ABN; other messages concern the key, or a failure. */
const UNKNOWN = /not a valid ABN|no record/i;

/**
 * Parses a reply about one ABN: the business, or null if the register does not know it.
 * @throws AbnRegisterRefused for an error message or an unreadable reply
 */
export function readRegisterReply(body: string, abn: string): AbnAnswer | null {
  // A call of a function, whose argument is the answer.
  const read = reply.safeParse(parseJson(body.slice(body.indexOf('(') + 1, body.lastIndexOf(')'))));
  if (!read.success) throw new AbnRegisterRefused('The reply cannot be read.');
  const { Abn, AbnStatus, AddressState, BusinessName, EntityName, Message } = read.data;
  if (Abn === '' && UNKNOWN.test(Message)) return null;
  if (Abn !== abn) throw new AbnRegisterRefused(Message === '' ? 'The reply is about another ABN.' : Message);
  const trading = BusinessName?.map((name) => name.trim()).find((name) => name !== '');
  return abnAnswer.parse({
    name: trading ?? EntityName,
    legalName: EntityName,
    state: AddressState,
    active: AbnStatus === 'Active',
  });
}
