import type { Page } from '@playwright/test';

/** Waits until React has taken over the first element that the selector finds. */
export async function hydrated(page: Page, selector = 'main'): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );
}
