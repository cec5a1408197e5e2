import { and, asc, eq, isNull } from 'drizzle-orm';
import type { VoucherTheme } from '@/lib/contract/vouchers/voucher';
import type { Db } from '../../db/client';
import { voucherThemes } from '../../db/schema/orders/vouchers';
import { findMedia } from '../media/find-media';
import { type ImageRequest, imageObject } from '../media/image-object';
import { recordId } from '../../rules/values/record-id';

/** The themes in display order, with their pictures where present. */
export async function listThemes(db: Db, request: ImageRequest): Promise<VoucherTheme[]> {
  const rows = await db
    .select()
    .from(voucherThemes)
    .where(isNull(voucherThemes.deletedAt))
    .orderBy(asc(voucherThemes.sort), asc(voucherThemes.id));
  const pictures = await findMedia(
    db,
    rows.map((row) => row.mediaKey),
  );
  return rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    image: imageObject(pictures.get(row.mediaKey ?? ''), request, row.name),
  }));
}

/** The record id of a theme; null if absent. */
export async function findTheme(db: Db, id: string): Promise<number | null> {
  const number = recordId(id);
  const [row] =
    number === null
      ? []
      : await db
          .select({ id: voucherThemes.id })
          .from(voucherThemes)
          .where(and(eq(voucherThemes.id, number), isNull(voucherThemes.deletedAt)));
  return row?.id ?? null;
}
