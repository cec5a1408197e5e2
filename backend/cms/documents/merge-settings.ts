import { digestOf } from './document';

type Settings = Readonly<Record<string, unknown>>;

export interface Merged {
  /** Both editors' changes; where they conflict, those of the editor who saves now. */
  readonly mine: Record<string, unknown>;
  /** Both editors' changes; where they conflict, those saved before. */
  readonly theirs: Record<string, unknown>;
  /** Paths of the settings that both changed to different values. */
  readonly conflicts: readonly string[];
}

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const same = (a: unknown, b: unknown): boolean => digestOf(a) === digestOf(b);

/** Omits undefined members, which JSON lacks. */
function record(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Merges the settings of two editors who started from `base`. When the base is unknown (null), every difference counts
 * as a change by both.
 */
export function mergeSettings(base: Settings | null, theirs: Settings, mine: Settings, under = ''): Merged {
  const names = [...new Set([...Object.keys(base ?? {}), ...Object.keys(theirs), ...Object.keys(mine)])];
  const conflicts: string[] = [];
  const merged = names.map((name) => {
    const [before, other, own] = [base?.[name], theirs[name], mine[name]];
    if (same(other, own)) return { name, mine: own, theirs: own };
    if (base && same(before, own)) return { name, mine: other, theirs: other };
    if (base && same(before, other)) return { name, mine: own, theirs: own };
    if (isSettings(other) && isSettings(own)) {
      const inside = mergeSettings(isSettings(before) ? before : null, other, own, `${under}${name}.`);
      conflicts.push(...inside.conflicts);
      return { name, mine: inside.mine, theirs: inside.theirs };
    }
    conflicts.push(`${under}${name}`);
    return { name, mine: own, theirs: other };
  });
  return {
    mine: record(merged.map((one) => [one.name, one.mine])),
    theirs: record(merged.map((one) => [one.name, one.theirs])),
    conflicts,
  };
}
