import { readFlag } from '../../contract/lenient';
import type { Block, BlockSettings, Row, WidgetData } from '../../contract/content/page';

/** Whether a part of a page is shown at a moment, and if not, why. */
export type Visibility = 'shown' | 'hidden' | 'deleted' | 'scheduled' | 'expired';

/** Seconds since 1970 are ten digits since 2001, milliseconds thirteen. */
const SINCE_1970 = /^\d{10}(\d{3})?$/;

/** An instant in milliseconds; one without a zone is UTC, and digits count from 1970. Null when absent or invalid. */
export function instantOf(value: unknown): number | null {
  if (typeof value === 'number') return instantOf(String(Math.floor(value)));
  if (typeof value !== 'string' || value.trim() === '') return null;
  const text = value.trim().replace(' ', 'T');
  if (SINCE_1970.test(text)) return Number(text.padEnd(13, '0'));
  const time = Date.parse(
    /^[^T]*T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}${text.includes('T') ? 'Z' : 'T00:00:00Z'}`,
  );
  return Number.isNaN(time) ? null : time;
}

/** From `start` up to and including `end`. */
function within(start: number | null, end: number | null, at: number): Visibility {
  if (start !== null && at < start) return 'scheduled';
  return end !== null && at > end ? 'expired' : 'shown';
}

/** A block is not shown when hidden or deleted, before its start and after its end (specification 2, section 4). */
export function blockVisibility(settings: BlockSettings | undefined, at: number): Visibility {
  if (!settings) return 'shown';
  if (settings.deleted) return 'deleted';
  if (settings.hidden) return 'hidden';
  return within(instantOf(settings.start_time), instantOf(settings.end_time), at);
}

/**
 * Like `blockVisibility`, for editors: they alone see a block in editing mode whatever its switch and times are
 * (specification 2, section 4).
 */
export function previewVisibility(settings: BlockSettings | undefined, at: number): Visibility {
  return settings?.editing && !settings.deleted ? 'shown' : blockVisibility(settings, at);
}

/** A widget's own switch and times (specification 2, 'Widget wrapper settings'). */
export function widgetVisibility(
  { is_visible, hidden_before, hidden_after }: WidgetData['templatevar'],
  at: number,
): Visibility {
  if (is_visible !== undefined && is_visible !== null && is_visible !== '' && !readFlag(is_visible)) return 'hidden';
  return within(instantOf(hidden_before), instantOf(hidden_after), at);
}

/** Moments at which a block or one of its widgets begins or ends to be shown; an end includes its last millisecond. */
function boundariesOf({ settings, widgets }: Block): number[] {
  const begins = [settings?.start_time, ...widgets.map(({ templatevar }) => templatevar.hidden_before)];
  const ends = [settings?.end_time, ...widgets.map(({ templatevar }) => templatevar.hidden_after)];
  return [...begins.map((time) => instantOf(time)), ...ends.map((time) => (instantOf(time) ?? Number.NaN) + 1)].filter(
    (time): time is number => time !== null && !Number.isNaN(time),
  );
}

export interface Shown {
  readonly rows: readonly Row[];
  /** When `rows` becomes stale, in milliseconds; null for never. */
  readonly until: number | null;
}

/** Times of a page as a whole, in addition to those of its blocks. */
export interface PageSpan {
  readonly start_time?: string | null;
  readonly end_time?: string | null;
}

export function pageVisibility({ start_time, end_time }: PageSpan, at: number): Visibility {
  return within(instantOf(start_time), instantOf(end_time), at);
}

/** Like `shownAt`, for a whole page; one that is not shown has no rows. */
export function pageShownAt(
  { rows, ...span }: PageSpan & { readonly rows: readonly Row[] },
  at: number,
): Shown & { readonly showing: Visibility } {
  const showing = pageVisibility(span, at);
  const [start, end] = [instantOf(span.start_time), instantOf(span.end_time)];
  if (showing !== 'shown') return { rows: [], until: showing === 'scheduled' ? start : null, showing };
  const shown = shownAt(rows, at);
  const ends = [shown.until, end === null ? null : end + 1].filter((time) => time !== null);
  return { rows: shown.rows, until: ends.length === 0 ? null : Math.min(...ends), showing };
}

/** The parts of a page that the public sees at a moment. Others are removed, so that they cannot reach a response. */
export function shownAt(rows: readonly Row[], at: number): Shown {
  const boundaries = rows.flatMap(({ blocks }) => blocks.flatMap(boundariesOf)).filter((time) => time > at);
  return {
    rows: rows
      .map((row) => ({
        ...row,
        blocks: row.blocks
          .filter(({ settings }) => blockVisibility(settings, at) === 'shown')
          .map((block) => shownBlock(block, at)),
      }))
      .filter(({ blocks }) => blocks.length > 0),
    until: boundaries.length > 0 ? boundaries.reduce((a, b) => Math.min(a, b)) : null,
  };
}

/** A block whose widgets are all hidden stays in its row, without its settings. */
function shownBlock({ settings, ...block }: Block, at: number): Block {
  const widgets = block.widgets.filter(({ templatevar }) => widgetVisibility(templatevar, at) === 'shown');
  const framed = settings && (widgets.length > 0 || block.widgets.length === 0);
  return { ...block, ...(framed && { settings }), widgets };
}
