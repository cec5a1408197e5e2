import { decorativePicture } from '@/components/media/decorative-picture';
import { Picture } from '@/components/media/picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { GROUP_IMAGE } from '@/lib/config/constants';
import { routes } from '@/lib/config/routes';
import type { GroupLink, GroupNode } from '@/lib/domain/catalogue/catalogue';

interface GroupTileProps {
  group: GroupLink & Partial<Pick<GroupNode, 'picture'>>;
  /** 'Shop {name}', translated. */
  label: string;
  sizes?: string;
  priority?: boolean;
}

export function GroupTile({ group, label, sizes = '(min-width: 64rem) 22vw, 46vw', priority }: GroupTileProps) {
  return (
    <Link href={routes.shop(group.url)} className="tile">
      <Picture
        picture={decorativePicture(group.picture)}
        width={GROUP_IMAGE.width}
        sizes={sizes}
        aspect={GROUP_IMAGE.aspect}
        priority={priority}
        className="shot-zoom"
      />
      <span className="tile-name">
        {label}
        <Icon name="arrow-end" className="tile-arrow" />
      </span>
    </Link>
  );
}
