import { cx } from '@/components/ui/cx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface ListCardProps {
  href: string;
  name: string;
  /** Secondary text below the name. */
  children: ReactNode;
  count: number;
}

/** A list among others; the whole card links to it. */
export async function ListCard({ href, name, count, children }: ListCardProps) {
  const t = await getTranslations('lists');
  return (
    <li>
      <Link
        href={href}
        className={cx(
          'group flex h-full min-h-28 flex-col justify-between gap-4',
          'rounded-sm border border-line bg-surface p-5 hover:border-edge',
        )}
      >
        <span>
          <span className="block text-lg font-medium break-words group-hover:underline group-hover:underline-offset-4">
            {name}
          </span>
          <span className="mt-1 block text-sm text-soft">{children}</span>
        </span>
        <span className="flex items-center justify-between text-sm text-soft tabular">
          {t('count', { count })}
          <Icon name="chevron-end" className="size-4.5" />
        </span>
      </Link>
    </li>
  );
}
