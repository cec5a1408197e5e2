import { getTranslations } from 'next-intl/server';
import { partMark } from '@/components/content/preview/part-mark';
import { BlockView } from './block-view';
import type { ReadyBlock } from './ready-rows';
import { Tabs } from './tabs.client';

/**
 * All panels are printed, below each other with their headings, as without scripts. In the first layer, since an
 * important rule of an earlier one wins: the attribute `hidden` has one in the next.
 */
const PRINTED =
  '@layer theme{@media print{.tab-panel,.tab-panel>h2{display:block!important}.tab-row>.slides{display:none!important}}}';

/** Blocks as tabs, the first one open (specification 2, 'Row types'). Without scripts they are stacked. */
export async function TabsRow({ id, blocks }: { id: string; blocks: readonly ReadyBlock[] }) {
  const t = await getTranslations('content');
  const tabs = blocks.map(({ block }, index) => ({
    id: `tab-${id}-${block.id}`.replaceAll(/[^\w-]/g, '-'),
    title: block.title || t('tab', { number: index + 1 }),
  }));
  return (
    <>
      <style href="tabs-print" precedence="part">
        {PRINTED}
      </style>
      <Tabs
        label={t('tabs')}
        tabs={tabs}
        panels={blocks.map((ready) => (
          <TabPanel key={ready.block.id} {...ready} />
        ))}
      />
    </>
  );
}

function TabPanel(ready: ReadyBlock) {
  if (ready.preview === undefined) return <BlockView {...ready} />;
  return (
    <div {...partMark(ready.preview, 'block', ready.block.id)}>
      <BlockView {...ready} />
    </div>
  );
}
