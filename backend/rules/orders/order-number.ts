/** Order numbers are short enough to be read out over the telephone: BB-10001 is the first. */
const FIRST = 10_000;

export function formatOrderNumber(count: number): string {
  return `BB-${FIRST + count}`;
}

/** Invoices are numbered from 1 without a gap. */
export function formatInvoiceNumber(count: number): string {
  return `INV-${String(count).padStart(6, '0')}`;
}

/** Numbered from 1 without a gap, like invoices. */
export function formatCreditNoteNumber(count: number): string {
  return `CN-${String(count).padStart(6, '0')}`;
}

/** Numbered like orders. */
export function formatVoucherNumber(count: number): string {
  return `GV-${FIRST + count}`;
}
