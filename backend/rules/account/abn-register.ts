import { z } from 'zod';
import { parseJson } from '@/lib/domain/values/parse-json';
import { AU_STATES } from '@/lib/contract/limits';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');

/**
 * The reply of AbnDetails, the JSON call of the register's web services (https://abr.business.gov.au/json/). It is sent
 * as a call of a function, with status 200 whatever it says.
 */
const reply = z.object({
  Abn: text,
  AbnStatus: text,
  AddressState: text,
  BusinessName: z.array(z.string()).nullish(),
  EntityName: text,
  /** Why there is no answer; '' with one. */
  Message: text,
});

/** The stored facts of a business. */
export const abnAnswer = z.object({
  /** Its trading name, else its legal name. */
  name: z.string(),
  legalName: z.string(),
  state: z.union([z.enum(AU_STATES), z.literal('')]).catch(''),
  active: z.boolean(),
});
export type AbnAnswer = z.infer<typeof abnAnswer>;

/** The register refuses a key that it does not know. */
export class AbnRegisterRefused extends Error {
  override readonly name = 'AbnRegisterRefused';
}

/** The register's message for an unknown ABN; other messages are about the key, or a failure. */
const UNKNOWN = /not a valid ABN|no record/i;

/**
 * Reads a reply about one ABN: the business, or null where the register knows none such.
 * @throws AbnRegisterRefused when it says why it does not answer, or says nothing that can be read.
 */
export function readRegisterReply(body: string, abn: string): AbnAnswer | null {
  const [, json = ''] = /^\s*\w+\((.*)\)\s*;?\s*$/s.exec(body) ?? [];
  const read = reply.safeParse(parseJson(json));
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
