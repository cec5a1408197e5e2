import type { ComponentProps, ReactNode } from 'react';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  children: ReactNode;
}

/**
 * A link to a page of this site: an anchor, which the browser follows until scripts are loaded, and then the router
 * (components/site/soft-navigation.client). Next's link would be a client component each (decision 0137).
 */
export function Link({ children, ...attributes }: LinkProps) {
  return (
    <a data-soft="" {...attributes}>
      {children}
    </a>
  );
}
