/** What the platform itself writes into credit statements. */
const REASONS = {
  order: { code: 'CREDIT_ORDER', words: 'Order {number}' },
  unpaid: { code: 'CREDIT_UNPAID', words: 'Order {number} was not paid for' },
  refund: { code: 'CREDIT_REFUND', words: 'Refund of order {number}' },
  voucher: { code: 'CREDIT_VOUCHER', words: 'Gift voucher {number}' },
} as const;

/** The words of an entry about the order or voucher of this number. */
export function creditReason(what: keyof typeof REASONS, number: string): string {
  return REASONS[what].words.replace('{number}', number);
}

/** The code and number of an entry's words, for callers that translate them; null for words of the shop's own. */
export function readCreditReason(reason: string): { code: string; number: string } | null {
  for (const { code, words } of Object.values(REASONS)) {
    const number = new RegExp(`^${words.replace('{number}', String.raw`(\S+)`)}$`).exec(reason)?.[1];
    if (number !== undefined) return { code, number };
  }
  return null;
}
