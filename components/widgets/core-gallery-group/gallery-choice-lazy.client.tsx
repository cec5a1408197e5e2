'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Choice = lazyPart(async () => (await import('./gallery-choice.client')).GalleryChoice);

/** Scripts of their own, which other pages do not bring along; until they are there the thumbnails are links. */
export function GalleryChoice(props: ComponentProps<typeof Choice>) {
  return <Choice {...props} />;
}
