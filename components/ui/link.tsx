import type { ComponentProps, ReactNode } from 'react';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  children: ReactNode;
}

/**
 * A link to a page of this site: an anchor, which the browser follows by itself until there are scripts, and then the
 * router (components/site/soft-navigation.client). Next's own is a client component for each link (decision 0137).
 */
export function Link({ children, ...attributes }: LinkProps) {
  return (
    <a data-soft="" {...attributes}>
      {children}
    </a>
  );
}
