import { invoiceNote } from './invoice-note';

it('names amount, due date, bank account and reference', () => {
  const note = invoiceNote({
    invoiceNumber: 'INV-000006',
    amount: 38_326,
    dueOn: '2026-12-04',
    bankDetails: 'BSB 000-000',
  });
  expect(note).toBe('Please pay $383.26 by 4 December 2026 to BSB 000-000. Name INV-000006 as the reference.');
});
