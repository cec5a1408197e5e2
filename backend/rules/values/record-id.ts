/** A record's number from the contract's id; null for what cannot be one, or is absent. */
export function recordId(id: string | undefined): number | null {
  return id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
