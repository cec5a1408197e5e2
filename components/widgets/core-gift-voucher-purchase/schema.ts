import { z } from 'zod';
import { flag, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';
import { presetAmounts } from '@/lib/domain/vouchers/voucher';

const schema = z
  .object({
    /** Amounts in dollars, separated by pipes, such as 25|50|100. */
    amounts: text,
    allow_custom_amount: flag,
  })
  .transform(({ amounts, allow_custom_amount: allowsCustom }) => ({ presets: presetAmounts(amounts), allowsCustom }));

export const widgetSettings = defineSettings({ outer: 'core/gift_voucher_purchase', schema });
