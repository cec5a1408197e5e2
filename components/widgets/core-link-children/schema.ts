import { z } from 'zod';
import { describeInput } from '@/lib/contract/input-schema';
import { looseFlag, looseText } from '@/lib/contract/lenient';
import { reference, text } from '@/components/widgets/parts/fields';

const item = z.object({ name: looseText, link: looseText, icon: looseText, new_tab: looseFlag });

export const schema = z.object({
  /** 'Links' without one. */
  heading: text,
  /** What the links stand below, by name; the items are taken when there are any. */
  parent: reference,
  items: z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((items) =>
      items.flatMap((one) => (item.safeParse(one).data ? [item.parse(one)] : [])).filter(({ name }) => name !== ''),
    )
    .meta({ control: 'items', items: describeInput(item) }),
});
