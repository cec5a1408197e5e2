import { readFlag } from '../../contract/lenient';
import type { Row } from '../../contract/content/page';

/** True if a block or widget of these rows has a background that stays while the page scrolls. */
export function hasFixedBackground(rows: readonly Row[]): boolean {
  return rows.some(({ blocks }) =>
    blocks.some(
      ({ settings, widgets }) =>
        settings?.background_image_fixed === true ||
        widgets.some(({ templatevar }) => readFlag(templatevar.background_image_fixed)),
    ),
  );
}
