/** Cached: creating one takes longer than all its formatting. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Local time of a zone at an instant, in the format of `datetime-local` fields: '2026-03-01T09:30'. */
export function zonedLocal(instant: Date, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant of a zone's local time such as '2026-03-01T09:30', also with seconds; null when invalid. A time in the
 * hour that is skipped in spring counts as one hour later; of the hour that is repeated in autumn the first counts.
 */
export function zonedInstant(local: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (instant: number): number =>
    Date.parse(`${zonedLocal(new Date(instant), timeZone)}Z`) - Math.floor(instant / 60_000) * 60_000;
  const candidates = [asUtc - offsetAt(asUtc - 86_400_000), asUtc - offsetAt(asUtc + 86_400_000)];
  const fitting = candidates.filter((instant) => zonedLocal(new Date(instant), timeZone) === local.slice(0, 16));
  return new Date(fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates));
}
