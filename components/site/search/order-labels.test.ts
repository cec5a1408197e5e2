import { loadMessages } from '@/lib/i18n/messages';
import { orderLabels } from './order-labels';

it('does not say that nothing was added if the reply was lost', async () => {
  const { network } = orderLabels('en', await loadMessages('en'));
  expect(network).toMatch(/We do not know whether this was added/);
});
