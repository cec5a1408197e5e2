import type { MessageValues } from '@/lib/contract/common';

/** Why a field is refused, with its numbers and names, for callers that translate it. */
export interface FieldReason extends MessageValues {
  readonly reason: string;
}

/** What is wrong with a field: a message, and its reason if a visitor can cause it in the shop. */
export interface FieldFault {
  readonly problem: string;
  readonly why?: FieldReason;
}
