/** A record's value for a name that anybody chose: an object also has a 'constructor' of its own. */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
