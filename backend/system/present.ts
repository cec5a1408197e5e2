/** A value that must be there. Throws otherwise; meant for tests, where the failure says where. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('A value that should be there is missing');
  return value;
}
