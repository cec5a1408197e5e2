import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link to a page of this site. Unlike Next's own it prefetches no page (decision 0112). */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
