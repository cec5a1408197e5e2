import type { Locator, Page } from '@playwright/test';

/* Locators of the order pad's parts; rows count from 1. */

export const code = (page: Page, row: number): Locator =>
  page.getByRole('combobox', { name: `Code, row ${row}`, exact: true });

export const quantity = (page: Page, row: number): Locator =>
  page.getByRole('textbox', { name: `Quantity, row ${row}`, exact: true });

export const row = (page: Page, number: number): Locator =>
  page
    .getByRole('list', { name: 'Rows of your order' })
    .getByRole('listitem')
    .filter({ has: code(page, number) });

export const paste = (page: Page): Locator => page.getByRole('textbox', { name: 'Your order as text' });

export const read = (page: Page): Promise<void> => page.getByRole('button', { name: 'Put it on the pad' }).click();

export const addAll = (page: Page): Promise<void> => page.getByRole('button', { name: 'Add all to cart' }).click();
