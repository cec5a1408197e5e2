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
