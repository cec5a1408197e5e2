import { render, screen } from '@testing-library/react';
import { loadMessages } from '@/lib/i18n/messages';
import { AddonFields } from './addon-fields.client';
import { cartPanelLabels } from './cart-panel-labels';

it('marks an extra that is refused, also one that is ticked', async () => {
  const addon = { id: '7', name: 'Gift wrap', options: [], minQty: null, maxQty: null, selected: null };
  render(
    <AddonFields
      addons={[{ ...addon, type: 'Checkbox' }]}
      values={new Map([['7', 'true']])}
      errors={new Map([['7', 'No longer offered.']])}
      onChange={() => undefined}
      labels={cartPanelLabels('en', await loadMessages('en'))}
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'Gift wrap' });
  // The form leads to what is marked.
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(expect.stringContaining('No longer offered.'));
});

it('labels each field of two products with the same extra on one page', async () => {
  const addon = { id: '7', name: 'Engraving', options: [], minQty: null, maxQty: null, selected: null };
  const labels = cartPanelLabels('en', await loadMessages('en'));
  const fields = { addons: [{ ...addon, type: 'Text' as const }], onChange: () => undefined, labels };
  render(
    <>
      <AddonFields {...fields} values={new Map([['7', 'Rex']])} errors={new Map([['7', 'Too long.']])} />
      <AddonFields {...fields} values={new Map([['7', 'Ada']])} errors={new Map([['7', 'Not offered.']])} />
    </>,
  );
  const [first, second] = screen.getAllByLabelText('Engraving');
  expect([first, second].map((input) => (input as HTMLInputElement).value)).toEqual(['Rex', 'Ada']);
  expect(second).toHaveAccessibleDescription('Not offered.');
});
