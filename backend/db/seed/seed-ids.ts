/** Ids of the records that were seeded, by the names that the seed data uses. */
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

/** Looks an id up. Throws for a name that the seed data does not have, so that a typing error shows at once. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed data refers to "${name}", which it does not have.`);
  return id;
}
