import { emptyRow } from '@/lib/domain/cart/order-pad/pad-row';
import { withBlankRows } from './pad-form';

it('gives blank rows keys that no filled row has', () => {
  const all = withBlankRows([]);
  const left = all.slice(1, 3).map((row) => ({ ...row, code: 'SOAP' }));
  const rows = withBlankRows([...left, emptyRow('blank-9')]);
  expect(rows).toHaveLength(5);
  expect(rows.slice(0, 2)).toEqual(left);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(5);
});

it('adds one blank row to a full pad', () => {
  const full = Array.from({ length: 8 }, (_, index) => ({ ...emptyRow(`blank-${index}`), code: 'SOAP' }));
  expect(withBlankRows(full).map(({ key }) => key)).toEqual([...full.map(({ key }) => key), 'blank-8']);
});
