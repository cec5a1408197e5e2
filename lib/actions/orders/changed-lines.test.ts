import type { ReorderLine } from '@/lib/domain/orders/reorder';
import { changedLines } from './changed-lines';
import { reorderField } from './reorder-form';

const line = (id: string, qty: number, note: string): ReorderLine => ({
  id,
  productName: 'Soap',
  options: '',
  code: id,
  slug: id,
  qty,
  note,
  addons: [],
  priceThen: null,
  priceNow: null,
  sku: null,
  extrasGone: false,
  instead: [],
  replaced: false,
});

/** The form of a line that was shown with 5 pieces and without a note. */
function form(id: string, typed: { qty?: string; note?: string } = {}, data = new FormData()): FormData {
  for (const name of ['was-qty', 'qty'] as const) data.set(reorderField(name, id), '5');
  for (const name of ['was-note', 'note'] as const) data.set(reorderField(name, id), '');
  for (const name of ['qty', 'note'] as const)
    data.set(reorderField(name, id), typed[name] ?? (name === 'qty' ? '5' : ''));
  return data;
}

it('leaves what a colleague has changed since the form was shown', () => {
  expect(changedLines(form('1'), [line('1', 12, 'Back door')], '')).toEqual({ lines: [], wrong: [] });
});

it('saves what was typed, and the rest of the same line stays', () => {
  const data = form('2', { note: 'Dock B' }, form('1', { qty: '6' }));
  const now = [line('1', 12, 'Back door'), line('2', 12, '')];
  expect(changedLines(data, now, '').lines).toEqual([
    { id: '1', qty: 6 },
    { id: '2', note: 'Dock B' },
  ]);
});

it('saves a note that was taken out', () => {
  const data = form('1');
  data.set(reorderField('was-note', '1'), 'Back door');
  expect(changedLines(data, [line('1', 5, 'Back door')], '').lines).toEqual([{ id: '1', note: '' }]);
});
