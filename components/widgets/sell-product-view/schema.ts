import { z } from 'zod';
import { lookup } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({
  /** Slug of a product; if empty, the address names the product. */
  product: lookup('products'),
});

export const widgetSettings = defineSettings({ outer: 'Sell/product_view', schema, readsSegments: true });
