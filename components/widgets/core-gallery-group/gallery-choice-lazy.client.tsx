'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Choice = lazyPart(async () => (await import('./gallery-choice.client')).GalleryChoice);

/** A separate chunk, which other pages do not load; until it is loaded the thumbnails are links. */
export function GalleryChoice(props: ComponentProps<typeof Choice>) {
  return <Choice {...props} />;
}
