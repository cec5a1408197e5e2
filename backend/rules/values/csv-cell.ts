/** A cell that a spreadsheet reads as text: one that looks like a formula never begins with its sign. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of cells, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** By this spreadsheets know that a file is UTF-8. */
export const CSV_MARK = '\uFEFF';
