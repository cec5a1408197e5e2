/** A record's number from the contract's id; null for what cannot be one. */
export function recordId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
