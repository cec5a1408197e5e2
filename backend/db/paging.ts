export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly offset: number;
}

const MAX = 100;

/** A page of a list: pages count from 1, sizes are 1 to 100. Values out of range are clamped. */
export function pageRequest(
  asked: { page?: number | undefined; page_size?: number | undefined },
  defaultSize: number,
): PageRequest {
  const size = Math.min(Math.max(asked.page_size ?? defaultSize, 1), MAX);
  const page = Math.max(asked.page ?? 1, 1);
  return { page, size, offset: (page - 1) * size };
}

/** Number of pages; 1 for an empty list. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
