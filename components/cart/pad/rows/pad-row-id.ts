/** Id of a row, for links to it; `at` counts from 0. */
export const padRowId = (at: number): string => `pad-row-${at + 1}`;
