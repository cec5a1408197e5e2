import { z } from 'zod';
import { flag, hinted, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';
import { presetAmounts } from '@/lib/domain/vouchers/voucher';

const schema = z
  .object({
    amounts: hinted(text, 'Dollars, with | between them, such as 25|50|100'),
    allow_custom_amount: flag,
  })
  .transform(({ amounts, allow_custom_amount: allowsCustom }) => ({ presets: presetAmounts(amounts), allowsCustom }));

export const widgetSettings = defineSettings({ outer: 'core/gift_voucher_purchase', schema });
