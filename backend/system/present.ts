/** Asserts that a value is present; throws otherwise. Mainly for tests. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('A value that should be there is missing');
  return value;
}
