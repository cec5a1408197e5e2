import { digestOf } from './document';

type Settings = Readonly<Record<string, unknown>>;

export interface Merged {
  /** Both editors' changes; where both changed the same, the one who saves now. */
  readonly mine: Record<string, unknown>;
  /** The same, where both changed the same with what was saved before. */
  readonly theirs: Record<string, unknown>;
  /** Paths of the settings that both changed, each in another way. */
  readonly conflicts: readonly string[];
}

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const same = (a: unknown, b: unknown): boolean => digestOf(a) === digestOf(b);

/** Without undefined members, which JSON does not have. */
function record(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Brings two editors' settings together that both come from `base`. Null for a base that is not known any more: then
 * both are taken to have changed whatever differs.
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
