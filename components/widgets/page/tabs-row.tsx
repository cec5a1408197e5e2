import { getTranslations } from 'next-intl/server';
import { BlockView, type ReadyBlock } from './block-view';
import { Tabs } from './tabs.client';

/**
 * Blocks behind tabs, the first one open (specification 2, 'Row types'). Without scripts they stand one below the
 * other.
 */
export async function TabsRow({ id, blocks }: { id: string; blocks: readonly ReadyBlock[] }) {
  const t = await getTranslations('content');
  const tabs = blocks.map(({ block }, index) => ({
    id: `tab-${id}-${block.id}`.replaceAll(/[^\w-]/g, '-'),
    title: block.title || t('tab', { number: index + 1 }),
  }));
  return (
    <Tabs
      label={t('tabs')}
      tabs={tabs}
      panels={blocks.map((ready) => (
        <BlockView key={ready.block.id} {...ready} />
      ))}
    />
  );
}
