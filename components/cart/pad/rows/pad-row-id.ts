/** What an address names a row of the pad by; `at` counts from 0. */
export const padRowId = (at: number): string => `pad-row-${at + 1}`;
