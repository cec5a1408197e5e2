/** A day of the calendar, such as 1990-02-28, as an instant at midnight UTC; null for what is none, such as 2026-02-30. */
export function readDay(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
}

/** Full years between a day and an instant, by the calendar. */
export function ageAt(day: Date, at: Date): number {
  const years = at.getUTCFullYear() - day.getUTCFullYear();
  const before = at.getUTCMonth() - day.getUTCMonth() || at.getUTCDate() - day.getUTCDate();
  return before < 0 ? years - 1 : years;
}
