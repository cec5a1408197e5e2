import type { FieldFault } from '../../rules/values/field-fault';
import { PlatformError } from './platform-error';

export const SEVERAL = 'Please check the fields that are marked.';

/** A 422 with a message and, where it is known, a reason for each field. */
export function refuseFields(faults: Readonly<Record<string, FieldFault | string>>): PlatformError {
  const own = Object.entries(faults).map(([field, fault]): [string, FieldFault] => [
    field,
    typeof fault === 'string' ? { problem: fault } : fault,
  ]);
  const errors = Object.fromEntries(own.map(([field, { problem }]) => [field, problem]));
  const reasons = Object.fromEntries(own.flatMap(([field, { why }]) => (why ? [[field, why] as const] : [])));
  const [only, ...others] = own;
  if (only === undefined || others.length > 0)
    return new PlatformError(422, 'INVALID_INPUT', SEVERAL, { errors, reasons, values: { reason: 'SEVERAL' } });
  const [, { problem, why }] = only;
  return new PlatformError(422, 'INVALID_INPUT', problem, { errors, reasons, values: why });
}
