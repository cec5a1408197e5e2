import { readCheckoutForm } from './checkout-form';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ key: '0f6c1c2e-1111-4222-8333-444455556666', ...fields }))
    data.set(name, value);
  return data;
}

it('returns all values as typed, with a line break as one character', () => {
  const read = readCheckoutForm(
    form({
      address: 'new',
      'new.street_address': ' 3/34A Tannery Lane',
      note: 'Dock B\r\nring twice',
      promotion: 'welcome10 ',
    }),
  );
  expect(read?.values).toMatchObject({
    address: 'new',
    note: 'Dock B\nring twice',
    promotion: 'welcome10 ',
    marketing: false,
  });
  expect(read?.values.newAddress.street_address).toBe(' 3/34A Tannery Lane');
});

it('places an order only with the intent to place it', () => {
  expect(readCheckoutForm(form({}))?.intent).toBe('update');
  expect(readCheckoutForm(form({ intent: 'delete-everything' }))?.intent).toBe('update');
  expect(readCheckoutForm(form({ intent: 'place' }))?.intent).toBe('place');
});

it('opts in to marketing only if the box was ticked', () =>
  expect(readCheckoutForm(form({ marketing: 'yes' }))?.values.marketing).toBe(true));

it('uses credit only if the box was ticked', () => {
  expect(readCheckoutForm(form({ credit: 'yes' }))?.values.useCredit).toBe(true);
  expect(readCheckoutForm(form({}))?.values.useCredit).toBe(false);
  for (const credit of ['', 'no']) expect(readCheckoutForm(form({ credit }))?.values.useCredit).toBe(false);
});

it('parses the shown amounts and rejects anything else', () => {
  expect(readCheckoutForm(form({ total: '43670', payable: '35670' }))?.shown).toEqual({
    total: 43_670,
    payable: 35_670,
  });
  expect(readCheckoutForm(form({ total: '-1', payable: '1e5' }))?.shown).toEqual({ total: null, payable: null });
});

it('rejects a form without its key', () => {
  expect(readCheckoutForm(form({ key: '' }))).toBeNull();
  expect(readCheckoutForm(form({ key: 'x y' }))).toBeNull();
});
