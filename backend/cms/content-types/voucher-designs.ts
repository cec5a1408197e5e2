import { z } from 'zod';
import { voucherThemes } from '../../db/schema/orders/vouchers';
import { defineContent } from '../content/content-type';
import { needed, picture } from '../content/fields';
import { tableStore } from '../content/table-store';

/** Designs of gift vouchers. */
export const VOUCHER_DESIGNS = defineContent({
  name: 'voucher-designs',
  subject: 'voucher',
  title: 'Voucher designs',
  one: 'design',
  use: 'Offered where gift vouchers are bought, in this order.',
  schema: z.object({ name: needed({ title: 'Name' }), mediaKey: picture('Picture') }),
  store: tableStore({
    table: voucherThemes,
    id: voucherThemes.id,
    name: voucherThemes.name,
    sort: voucherThemes.sort,
    deletedAt: voucherThemes.deletedAt,
  }),
  tags: () => ['vouchers'],
});
