/** Deeper than any reply of the contract. Below it nothing is changed, so that no reply can exhaust the stack. */
const MAX_DEPTH = 100;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * A reply in which a field that is null counts as not sent, as many platforms write a field without a value. Items of
 * a list stay. Copies only what has such a field, since every reply passes here.
 */
export function withoutNulls(value: unknown, depth = 0): unknown {
  if (!isObject(value) || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutNulls(item, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  let copy: Record<string, unknown> | null = null;
  for (const name of Object.keys(value)) {
    const field = value[name];
    const kept = field === null ? undefined : withoutNulls(field, depth + 1);
    if (kept === field) continue;
    // A field named __proto__ stays a field, which an assignment to a new object would make its prototype.
    copy ??= Object.fromEntries(Object.entries(value));
    if (field === null) delete copy[name];
    else copy[name] = kept;
  }
  return copy ?? value;
}
