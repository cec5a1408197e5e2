/** A field name of the platform, such as `placed_at`, in camel case: `placedAt`. */
export type CamelName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelName<Tail>>}`
  : Name;

export type CamelCased<Reply extends object> = {
  [Name in keyof Reply as Name extends string ? CamelName<Name> : Name]: Reply[Name];
};

export function camelName<Name extends string>(name: Name): CamelName<Name> {
  return name.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase()) as CamelName<Name>;
}

/** Renames the fields of a parsed reply to camel case. Nested objects are unchanged. */
export function camelCased<Reply extends object>(reply: Reply): CamelCased<Reply> {
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) => [camelName(name), value]),
  ) as CamelCased<Reply>;
}
