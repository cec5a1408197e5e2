import type { MessageValues } from '@/lib/contract/common';
import { PlatformError } from './platform-error';

/** Reason of a field's error, with its numbers and names, for callers that translate it. */
export interface FieldReason extends MessageValues {
  readonly reason: string;
}

export const SEVERAL = 'Please check the fields that are marked.';

/** A 422 with messages by field. `why` is the reason when only one field is invalid. */
export function refuseFields(errors: Readonly<Record<string, string>>, why?: FieldReason): PlatformError {
  const [only, ...others] = Object.values(errors);
  if (only === undefined || others.length > 0)
    return new PlatformError(422, 'INVALID_INPUT', SEVERAL, { errors, values: { reason: 'SEVERAL' } });
  return new PlatformError(422, 'INVALID_INPUT', only, { errors, values: why });
}
