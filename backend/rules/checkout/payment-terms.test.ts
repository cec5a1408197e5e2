import { dueDay, gatewaysOf, readTerms } from './payment-terms';

it('offers invoices only to accounts with invoice terms', () => {
  expect(gatewaysOf(null)).toEqual(['card']);
  expect(gatewaysOf(30)).toEqual(['card', 'account']);
});

it('parses a form value, and refuses other numbers of days', () => {
  expect([readTerms(''), readTerms('30'), readTerms('31'), readTerms('-7'), readTerms(undefined)]).toEqual([
    null,
    30,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  ['2026-11-20T09:08:00+11:00', 14, '2026-12-04'],
  ['2026-11-20T23:30:00+11:00', 14, '2026-12-04'],
  ['2026-11-22T13:30:00Z', 30, '2026-12-23'],
])('an invoice of %s within %i days is due on %s', (at, days, day) => expect(dueDay(new Date(at), days)).toBe(day));
