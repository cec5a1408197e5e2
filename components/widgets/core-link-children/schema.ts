import { z } from 'zod';
import { describeInput } from '@/lib/contract/input-schema';
import { looseFlag, looseText } from '@/lib/contract/lenient';
import { heading, reference } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const item = z.object({
  name: looseText.meta({ title: 'Name' }),
  link: looseText.meta({ control: 'address', title: 'Link' }),
  new_tab: looseFlag.meta({ title: 'Opens in a new tab' }),
  icon: looseText.meta({ title: 'Icon', description: 'Name of an icon; none where it stays empty' }),
});

const schema = z.object({
  /** Defaults to 'Links'. */
  heading,
  /** Name of a list of links; ignored if there are items. */
  parent: reference('link-list'),
  items: z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((items) =>
      items.flatMap((one) => (item.safeParse(one).data ? [item.parse(one)] : [])).filter(({ name }) => name !== ''),
    )
    .meta({ control: 'items', title: 'Links', items: describeInput(item) }),
});

export const widgetSettings = defineSettings({ outer: 'core/link_children', schema });
