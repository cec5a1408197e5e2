export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Name of a setting's control. The prefix prevents that a setting called `form`, `action` or `submit` shadows that
 * property of the form element.
 */
export function inputName(name: string): string {
  return `s.${name}`;
}

/** The path of the settings as a whole. */
export const WHOLE = '$';

/** The value at a path such as `items.0.link`; undefined when absent. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === WHOLE) return value;
  let found = value;
  for (const part of path.split('.')) {
    if (Array.isArray(found)) found = found[Number(part)];
    else if (isRecord(found) && Object.hasOwn(found, part)) found = found[part];
    else return undefined;
  }
  return found;
}

/** A copy with a new value at a path; undefined removes the setting. Missing parents are created. */
export function withValueAt(value: unknown, path: string, given: unknown): unknown {
  if (path === WHOLE) return isRecord(given) ? given : {};
  const [first = '', ...rest] = path.split('.');
  const next = (old: unknown): unknown => (rest.length === 0 ? given : withValueAt(old, rest.join('.'), given));
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === first ? next(item) : item));
  const record = isRecord(value) ? value : {};
  const changed = next(Object.hasOwn(record, first) ? record[first] : undefined);
  if (changed !== undefined) return { ...record, [first]: changed };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== first));
}
