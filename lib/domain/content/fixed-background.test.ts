import { row } from '../../contract/content/page';
import { hasFixedBackground } from './fixed-background';

const rows = (block: object) => [row.parse({ id: 1, row_type: 'plain', blocks: [{ id: 1, ...block }] })];

it('finds a background that stays while the page scrolls, of a block or a widget', () => {
  const fixed = { background_image_fixed: '1' };
  expect(hasFixedBackground(rows({ settings: fixed }))).toBe(true);
  expect(hasFixedBackground(rows({ widgets: [{ outer: 'core/html', templatevar: fixed }] }))).toBe(true);
  const off = { background_image_fixed: '0' };
  expect(hasFixedBackground(rows({ settings: off, widgets: [{ outer: 'core/html', templatevar: off }] }))).toBe(false);
  expect(hasFixedBackground(rows({ settings: {}, widgets: [{ outer: 'core/html', templatevar: {} }] }))).toBe(false);
});
