import type { MessageValues } from '@/lib/contract/common';
import { PlatformError } from './platform-error';

/** What is wrong with a field, and the numbers and names in it, for callers that say it in another language. */
export interface FieldReason extends MessageValues {
  readonly reason: string;
}

export const SEVERAL = 'Please check the fields that are marked.';

/** 422 with words for each field that is wrong. `why` is of the only one. */
export function refuseFields(errors: Readonly<Record<string, string>>, why?: FieldReason): PlatformError {
  const [only, ...others] = Object.values(errors);
  if (only === undefined || others.length > 0)
    return new PlatformError(422, 'INVALID_INPUT', SEVERAL, { errors, values: { reason: 'SEVERAL' } });
  return new PlatformError(422, 'INVALID_INPUT', only, { errors, values: why });
}
