/** Parses a calendar date such as 1990-02-28 to midnight UTC; null if invalid, such as 2026-02-30. */
export function readDay(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
}

const inWords = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an ISO date as '4 December 2026'. */
export function dayInWords(day: string): string {
  return inWords.format(new Date(`${day}T00:00:00Z`));
}
