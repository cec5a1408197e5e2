import type { CSSProperties, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { linkTarget } from '@/lib/domain/content/links';

interface SmartLinkProps {
  /** An address as typed by an editor. */
  to: string;
  /** External addresses open in this tab. */
  sameTab?: boolean;
  /** Addresses of this site open in a new tab, too. */
  newTab?: boolean;
  /** Read out after a link that opens a new tab. */
  newTabLabel?: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/**
 * The link helper of the page builder: an external link, an internal link, or plain content if the address is invalid.
 */
export function SmartLink({
  to,
  sameTab = false,
  newTab = false,
  newTabLabel,
  className,
  style,
  children,
}: SmartLinkProps) {
  const target = linkTarget(to, sameTab);
  if (target.kind === 'none')
    return (
      <span className={className} style={style}>
        {children}
      </span>
    );
  const opens = newTab || (target.kind === 'external' && target.newTab);
  const content = (
    <>
      {children}
      {opens && newTabLabel && <span className="sr-only">{` (${newTabLabel})`}</span>}
    </>
  );
  const attributes = { className, style, ...(opens && NEW_TAB) };
  if (target.kind === 'internal')
    return (
      <Link href={target.href} {...attributes}>
        {content}
      </Link>
    );
  return (
    <a href={target.href} {...attributes}>
      {content}
    </a>
  );
}
