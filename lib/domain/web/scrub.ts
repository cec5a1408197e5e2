const DEEPEST = 12;
const REMOVED = '[removed]';
/** Identifiers of the report itself: random, but not secret. */
const REPORT_NAMES: ReadonlySet<string> = new Set([
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'segment_id',
  'replay_id',
  'debug_id',
  'release',
]);

/*
 * Each pattern begins at one place of a run of characters only: an address that a visitor makes up may be one long run,
 * and trying all of its characters as the first one would take the square of its length.
 */

/** Query and fragment of an address in a text: they may hold codes, tokens, e-mail addresses or searches. */
const QUERY = /(?<=\S)[?#][^\s"'<>)]*/g;
const EMAIL = /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;
/** JSON web tokens and sealed cookies. */
const TOKEN = /\b(?:eyJ[\w-]+(?:\.[\w-]+)*|Fe26\.2[\w*.~-]+)/g;
/** May be random text. */
const LONG = /(?<![\w-])[\w-]{32,}/g;

/** Removes credentials and personal data from a text. */
export function scrubText(text: string): string {
  return text
    .replaceAll(QUERY, (query) => (/=|%3D/.test(query) ? `?${REMOVED}` : query))
    .replaceAll(EMAIL, REMOVED)
    .replaceAll(TOKEN, REMOVED)
    .replaceAll(LONG, (word) => (/\d/.test(word) && /[a-z]/i.test(word) ? REMOVED : word));
}

/**
 * Scrubs all texts of a report, down to DEEPEST levels. Changes it in place, since the senders hold references to it.
 */
export function scrub<T>(report: T, depth = 0): T {
  if (typeof report !== 'object' || report === null || depth > DEEPEST) return report;
  const entries = report as Record<string, unknown>;
  for (const [name, value] of Object.entries(entries)) {
    if (REPORT_NAMES.has(name)) continue;
    if (typeof value === 'string') entries[name] = scrubText(value);
    else scrub(value, depth + 1);
  }
  return report;
}
