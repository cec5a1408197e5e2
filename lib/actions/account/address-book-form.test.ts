import { readAddressForm, readBookForm } from './address-book-form';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('reads the pressed button', () => {
  expect(readBookForm(form({ 'usual-now': '3', remove: '12' }))).toEqual({ intent: 'remove', id: '12' });
  expect(readBookForm(form({ 'restore-usual': '3' }))).toEqual({ intent: 'restore-usual', id: '3' });
});

it.each([{}, { delete: '12' }, { remove: '' }, { remove: 'x'.repeat(201) }])(
  'rejects a form without a valid button: %j',
  (fields) => {
    expect(readBookForm(form(fields as Record<string, string>))).toBeNull();
  },
);

it('returns an address exactly as typed', () => {
  const values = readAddressForm(form({ street_address: ' 3/34A Tannery Lane', city: 'Brunswick', id: '7' }));
  expect(values.street_address).toBe(' 3/34A Tannery Lane');
  expect(values).not.toHaveProperty('id');
  expect(values.phone).toBe('');
});
