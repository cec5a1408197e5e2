import type { ListLine } from './lists';
import { dueLines } from './usual-due';

function line(id: string, dueOn: string | null): ListLine {
  return {
    id,
    productName: id,
    options: '',
    code: id,
    slug: id,
    qty: 1,
    note: '',
    addons: [],
    priceThen: null,
    priceNow: null,
    sku: null,
    extrasGone: false,
    instead: [],
    replaced: false,
    history: { times: 2, lastOrderedOn: '2026-10-01', lastQty: 1, everyDays: 30, dueOn },
  };
}

test('returns lines that are overdue or due within a week, the longest overdue first', () => {
  const lines = [
    line('soon', '2026-11-29'),
    line('later', '2026-11-30'),
    line('late', '2026-10-31'),
    line('never', null),
  ];
  expect(dueLines(lines, '2026-11-22').map(({ id }) => id)).toEqual(['late', 'soon']);
});

test('a line without a history is never due', () => {
  expect(dueLines([{ ...line('new', null), history: null }], '2026-11-22')).toEqual([]);
});
