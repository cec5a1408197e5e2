import { valueAt } from './paths';

/** Settings that begin and end something: of pages, of blocks, and of any widget. */
const SPANS = [
  { from: 'shownFrom', until: 'shownUntil' },
  { from: 'settings.start_time', until: 'settings.end_time' },
  { from: 'hidden_before', until: 'hidden_after' },
] as const;

const timeAt = (settings: unknown, path: string): number => {
  const value = valueAt(settings, path);
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
};

/** What begins after its end would never be shown. Only where one of both was changed. */
export function scheduleProblems(settings: unknown, old: unknown): Record<string, string> {
  return Object.fromEntries(
    SPANS.filter(({ from, until }) => {
      const isChanged = [from, until].some((path) => valueAt(settings, path) !== valueAt(old, path));
      return isChanged && timeAt(settings, until) <= timeAt(settings, from);
    }).map(({ until }) => [until, 'This is not after its beginning: it would never be shown.']),
  );
}
