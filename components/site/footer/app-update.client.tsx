'use client';

import { latePart } from '@/lib/browser/late-part';

/** Detects a newer version of the shop, and shows the state of hearts. */
export const AppUpdate = latePart(async () => (await import('./deferred-parts.client')).DeferredParts);
