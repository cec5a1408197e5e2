/** Ids of seeded records, by the names in the seed data. */
export interface SeedIds {
  /** By slug. */
  readonly productGroups: ReadonlyMap<string, number>;
  readonly articleGroups: ReadonlyMap<string, number>;
  /** By slug. */
  readonly products: ReadonlyMap<string, number>;
  /** By code. */
  readonly skus: ReadonlyMap<string, number>;
  /** By e-mail address. */
  readonly users: ReadonlyMap<string, number>;
}

/** Throws for a name that is missing in the seed data, to detect typing errors early. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed data refers to "${name}", which it does not have.`);
  return id;
}
