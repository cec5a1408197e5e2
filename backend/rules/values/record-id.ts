/** Parses a contract id to a record's number; null if absent or invalid. */
export function recordId(id: string | undefined): number | null {
  return id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
