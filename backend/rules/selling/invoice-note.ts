import { formatMoney } from '@/lib/domain/values/money';

interface OpenInvoice {
  invoiceNumber: string;
  /** Cents, with GST. */
  amount: number;
  placedAt: Date;
  /** Days to pay. */
  days: number;
  bankDetails: string;
}

/** How an open invoice is to be paid, in words; the last day counts in the shop's time zone. */
export function invoiceNote({ invoiceNumber, amount, placedAt, days, bankDetails }: OpenInvoice): string {
  const due = new Date(placedAt.getTime() + days * 86_400_000);
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(due);
  return `Please pay ${formatMoney(amount)} by ${day} to ${bankDetails}. Name ${invoiceNumber} as the reference.`;
}
