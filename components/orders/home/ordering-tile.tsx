import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** A tile that links to one way of ordering, with a line about it. */
export function OrderingTile({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li className="relative flex flex-col gap-1 rounded-md border border-line bg-surface p-5 hover:border-edge">
      <Link
        href={href}
        className="flex items-center justify-between gap-3 font-serif text-xl after:absolute after:inset-0"
      >
        {name}
        <Icon name="arrow-end" className="size-4.5 shrink-0 text-soft" />
      </Link>
      <p className="text-sm text-soft">{children}</p>
    </li>
  );
}
