import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';

interface OverviewCardProps {
  title: string;
  link?: { href: string; label: string };
  children: ReactNode;
}

/** One fact of the account, in short. */
export function OverviewCard({ title, link, children }: OverviewCardProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-md border border-line bg-surface p-5">
      <Heading level={2} size="xs" className="mb-2 text-base!">
        {title}
      </Heading>
      <div className="mb-3 min-w-0 break-words">{children}</div>
      {link && (
        <p className="mt-auto">
          <Link href={link.href} className="link inline-flex tap items-center text-sm">
            {link.label}
          </Link>
        </p>
      )}
    </section>
  );
}
