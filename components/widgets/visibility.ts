import type { BlockSettings } from '@/lib/contract/page';

function at(value: unknown): number | null {
  if (typeof value !== 'string' || value === '') return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : time;
}

/** A block is not shown when hidden or deleted, before its start and after its end (specification 2, section 4). */
export function isBlockShown(settings: BlockSettings | undefined, now: Date): boolean {
  if (!settings) return true;
  if (settings.hidden || settings.deleted) return false;
  const start = at(settings.start_time);
  const end = at(settings.end_time);
  return (start === null || now.getTime() >= start) && (end === null || now.getTime() <= end);
}

/** A widget's own switch and times (specification 2, 'Widget wrapper settings'). */
export function isWidgetShown(settings: Readonly<Record<string, unknown>>, now: Date): boolean {
  if (settings.is_visible === 0 || settings.is_visible === '0' || settings.is_visible === false) return false;
  const before = at(settings.hidden_before);
  const after = at(settings.hidden_after);
  return (before === null || now.getTime() >= before) && (after === null || now.getTime() <= after);
}
