import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { VOUCHER_CODE_LENGTH, VOUCHER_LETTERS } from '@/lib/domain/vouchers/voucher';
import type { Db } from '../../db/client';
import { voucherCodes } from '../../db/schema/orders/vouchers';
import { digest } from '../../system/digest';

/** Creates a voucher code of 100 random bits. Only the mail contains it; the database stores its hash. */
export async function makeCode(db: Db, voucherId: number, at: Date): Promise<string> {
  const code = Array.from(
    { length: VOUCHER_CODE_LENGTH },
    () => VOUCHER_LETTERS[randomInt(VOUCHER_LETTERS.length)],
  ).join('');
  await db.insert(voucherCodes).values({ codeHash: digest(code), voucherId, createdAt: at });
  return code;
}

/** The voucher of a code; null if unknown. `code` must be normalized by readVoucherCode. */
export async function voucherOf(db: Db, code: string): Promise<number | null> {
  const [found] = await db
    .select({ id: voucherCodes.voucherId })
    .from(voucherCodes)
    .where(eq(voucherCodes.codeHash, digest(code)));
  return found?.id ?? null;
}

/** Invalidates all codes of a voucher. */
export async function dropCodes(db: Db, voucherId: number): Promise<void> {
  await db.delete(voucherCodes).where(eq(voucherCodes.voucherId, voucherId));
}
