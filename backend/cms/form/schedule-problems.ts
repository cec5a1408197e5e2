import { valueAt } from './paths';

/** Paired settings for the beginning and end of pages, blocks and widgets. */
const SPANS = [
  { from: 'shownFrom', until: 'shownUntil' },
  { from: 'settings.start_time', until: 'settings.end_time' },
  { from: 'hidden_before', until: 'hidden_after' },
] as const;

const timeAt = (settings: unknown, path: string): number => {
  const value = valueAt(settings, path);
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
};

/** Rejects an end before its beginning, but only if one of them was changed. */
export function scheduleProblems(settings: unknown, old: unknown): Record<string, string> {
  return Object.fromEntries(
    SPANS.filter(({ from, until }) => {
      const isChanged = [from, until].some((path) => valueAt(settings, path) !== valueAt(old, path));
      return isChanged && timeAt(settings, until) <= timeAt(settings, from);
    }).map(({ until }) => [until, 'This is not after its beginning: it would never be shown.']),
  );
}
