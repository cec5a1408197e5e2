import type { StoredRow } from '../../content/stored-page';
import type { SeedRow } from './data/types';

/** Rows of the seed data in the form that pages are stored in. */
export function storedRows(rows: readonly SeedRow[]): StoredRow[] {
  return rows.map(({ type, blocks }, r) => ({
    id: `r${r + 1}`,
    row_type: type,
    blocks: blocks.map(({ width, offset = 0, title = '', settings = {}, widgets }, b) => ({
      id: `r${r + 1}b${b + 1}`,
      width,
      offset,
      title,
      settings: { ...settings },
      widgets: widgets.map(({ outer, type: name, variables }) => ({ outer, type: name, variables })),
    })),
  }));
}
