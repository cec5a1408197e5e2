import { habitOf } from './usual-order';

const on = (day: string, qty: number) => ({ at: new Date(`${day}T02:00:00Z`), qty });

it('computes quantity, interval and next due date', () => {
  expect(habitOf([on('2026-03-01', 6), on('2026-01-01', 12), on('2026-01-31', 12)])).toEqual({
    times: 3,
    qty: 12,
    lastQty: 6,
    lastOn: '2026-03-01',
    everyDays: 30,
    dueOn: '2026-03-31',
  });
});

it('counts the orders of one day as one', () => {
  expect(habitOf([on('2026-03-01', 6), on('2026-03-01', 2)])).toEqual({
    times: 1,
    qty: 8,
    lastQty: 8,
    lastOn: '2026-03-01',
    everyDays: null,
    dueOn: null,
  });
});

it('uses the calendar day of the shop, not of UTC', () => {
  expect(habitOf([{ at: new Date('2026-03-01T20:00:00Z'), qty: 1 }])?.lastOn).toBe('2026-03-02');
});

it('is null without orders', () => expect(habitOf([])).toBeNull());
