import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { counters } from '../../db/schema/orders/orders';
import {
  formatCreditNoteNumber,
  formatInvoiceNumber,
  formatOrderNumber,
  formatVoucherNumber,
} from '../../rules/orders/order-number';

/**
 * The next value of a counter. Concurrent transactions wait until this one ends, and a rollback releases the value: no
 * gaps.
 */
async function next(tx: Db, name: 'order' | 'invoice' | 'credit-note' | 'voucher'): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  if (!row) throw new Error(`The counter ${name} gave no number`);
  return row.value;
}

export async function nextOrderNumber(tx: Db): Promise<string> {
  return formatOrderNumber(await next(tx, 'order'));
}

export async function nextInvoiceNumber(tx: Db): Promise<string> {
  return formatInvoiceNumber(await next(tx, 'invoice'));
}

export async function nextCreditNoteNumber(tx: Db): Promise<string> {
  return formatCreditNoteNumber(await next(tx, 'credit-note'));
}

export async function nextVoucherNumber(tx: Db): Promise<string> {
  return formatVoucherNumber(await next(tx, 'voucher'));
}
