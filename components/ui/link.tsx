import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link to a page of this site. Unlike Next's own it asks for no page until somebody goes there (decision 0112). */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
