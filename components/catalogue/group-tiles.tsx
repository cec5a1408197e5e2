import { getTranslations } from 'next-intl/server';
import type { GroupNode } from '@/lib/domain/catalogue/catalogue';
import { GroupTile } from './group-tile';

interface GroupTilesProps {
  groups: readonly GroupNode[];
  /** Number of pictures that are loaded first. */
  priority?: number;
}

export async function GroupTiles({ groups, priority = 0 }: GroupTilesProps) {
  const t = await getTranslations('shop');
  return (
    <ul className="grid-tiles">
      {groups.map((group, index) => (
        <li key={group.url}>
          <GroupTile group={group} label={t('shopGroup', { name: group.name })} priority={index < priority} />
        </li>
      ))}
    </ul>
  );
}
