import { formatMoney } from '@/lib/domain/values/money';
import { dayInWords } from '../values/dates';

interface OpenInvoice {
  invoiceNumber: string;
  /** Cents, with GST. */
  amount: number;
  /** The last day to pay, as an ISO date. */
  dueOn: string;
  bankDetails: string;
}

/** Payment instructions for an open invoice. */
export function invoiceNote({ invoiceNumber, amount, dueOn, bankDetails }: OpenInvoice): string {
  const payment = `Please pay ${formatMoney(amount)} by ${dayInWords(dueOn)} to ${bankDetails}.`;
  return `${payment} Name ${invoiceNumber} as the reference.`;
}
