import Link from 'next/link';
import type { ReactNode } from 'react';
import { linkTarget } from '@/lib/domain/links';

interface SmartLinkProps {
  /** An address as an editor typed it. */
  to: string;
  /** External addresses open in this tab. */
  sameTab?: boolean;
  /** Read out after a link that opens a new tab. */
  newTabLabel?: string;
  className?: string;
  children: ReactNode;
}

/** The link helper of the page builder: outside, inside, or plain content when the address leads nowhere. */
export function SmartLink({ to, sameTab, newTabLabel, className, children }: SmartLinkProps) {
  const target = linkTarget(to, sameTab);
  if (target.kind === 'none') return <span className={className}>{children}</span>;
  if (target.kind === 'internal') return <Link href={target.href} prefetch={false} className={className}>{children}</Link>;
  return (
    <a href={target.href} className={className} {...(target.newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {target.newTab && newTabLabel && <span className="sr-only"> ({newTabLabel})</span>}
    </a>
  );
}
