import { invoiceNote } from './invoice-note';

test.each([
  ['2026-11-20T09:08:00+11:00', '4 December 2026'],
  ['2026-11-20T23:30:00+11:00', '4 December 2026'],
])('placed at %s is due by %s', (placedAt, day) => {
  const note = invoiceNote({
    invoiceNumber: 'INV-000006',
    amount: 38_326,
    placedAt: new Date(placedAt),
    days: 14,
    bankDetails: 'BSB 000-000',
  });
  expect(note).toBe(`Please pay $383.26 by ${day} to BSB 000-000. Name INV-000006 as the reference.`);
});
