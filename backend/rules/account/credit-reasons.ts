/** What the platform itself writes into credit statements, about orders and vouchers. */
const REASONS = {
  order: { code: 'CREDIT_ORDER', words: 'Order {number}' },
  unpaid: { code: 'CREDIT_UNPAID', words: 'Order {number} was not paid for' },
  refund: { code: 'CREDIT_REFUND', words: 'Refund of order {number}' },
  voucher: { code: 'CREDIT_VOUCHER', words: 'Gift voucher {number}' },
} as const;

type CreditEvent = keyof typeof REASONS;

/** Why there is a credit entry, as it is stored. */
export interface CreditReason {
  readonly reason: string;
  /** Null for words of the shop's own, which are not translated. */
  readonly event: CreditEvent | null;
  /** Of the order or voucher; '' without an event. */
  readonly eventNumber: string;
}

export function creditReason(event: CreditEvent, number: string): CreditReason {
  return { reason: REASONS[event].words.replace('{number}', number), event, eventNumber: number };
}

/** The code of an event, for callers that translate its words. */
export const codeOfEvent = (event: CreditEvent): string => REASONS[event].code;
