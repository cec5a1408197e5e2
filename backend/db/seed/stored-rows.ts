import type { StoredRow } from '../../services/content/stored-page';
import type { SeedRow } from './schemas/pages';
import { idOf } from './seed-ids';

/** Converts rows of the seed data to stored rows: form widgets refer to forms by id. */
export function storedRows(rows: readonly SeedRow[], formIds: ReadonlyMap<string, number>): StoredRow[] {
  return rows.map(({ type, blocks }, r) => ({
    id: `r${r + 1}`,
    row_type: type,
    blocks: blocks.map(({ width, offset = 0, title = '', settings = {}, widgets }, b) => ({
      id: `r${r + 1}b${b + 1}`,
      width,
      offset,
      title,
      settings: { ...settings },
      widgets: widgets.map(({ outer, type: name, variables }) => ({
        outer,
        type: name,
        variables:
          outer === 'core/form' ? { ...variables, form: String(idOf(formIds, String(variables.form))) } : variables,
      })),
    })),
  }));
}
