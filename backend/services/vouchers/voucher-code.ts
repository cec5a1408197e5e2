import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { VOUCHER_CODE_LENGTH, VOUCHER_LETTERS } from '@/lib/domain/vouchers/voucher';
import type { Db } from '../../db/client';
import { voucherCodes } from '../../db/schema/vouchers';
import { digest } from '../../system/digest';

/** A new code of a voucher: 100 random bits. It is only in the mail; the database has its hash. */
export async function makeCode(db: Db, voucherId: number, at: Date): Promise<string> {
  const code = Array.from(
    { length: VOUCHER_CODE_LENGTH },
    () => VOUCHER_LETTERS[randomInt(VOUCHER_LETTERS.length)],
  ).join('');
  await db.insert(voucherCodes).values({ codeHash: digest(code), voucherId, createdAt: at });
  return code;
}

/** Which voucher a code redeems; `code` as readVoucherCode gives it. */
export async function voucherOf(db: Db, code: string): Promise<number | null> {
  const [found] = await db
    .select({ id: voucherCodes.voucherId })
    .from(voucherCodes)
    .where(eq(voucherCodes.codeHash, digest(code)));
  return found?.id ?? null;
}

/** No code of this voucher works any more. */
export async function dropCodes(db: Db, voucherId: number): Promise<void> {
  await db.delete(voucherCodes).where(eq(voucherCodes.voucherId, voucherId));
}
