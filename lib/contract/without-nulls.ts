/** Deeper than any reply of the contract. Below it nothing is changed, so that no reply can exhaust the stack. */
const MAX_DEPTH = 100;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * A reply in which a field that is null counts as not sent, as many platforms write a field without a value. Items of
 * a list stay.
 */
export function withoutNulls(value: unknown, depth = 0): unknown {
  if (!isObject(value) || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (field === null ? [] : [[name, withoutNulls(field, depth + 1)]])),
  );
}
