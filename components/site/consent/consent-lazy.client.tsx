'use client';

import { latePart } from '@/lib/browser/late-part';

/**
 * The question and, for a visitor who agreed before, what it allows: none of it may compete with the page. An answer
 * that another tab gives meanwhile is in the storage by then.
 */
export const Consent = latePart(async () => (await import('./consent.client')).Consent);
