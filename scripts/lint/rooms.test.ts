import { forbiddenRoom } from './rooms';

it.each([
  'lib/domain/buying/cart.ts',
  'components/catalog/card.tsx',
  'e2e/selling/cart.spec.ts',
  'lib/actions/form/key.ts',
  'backend/services/sell/cart.ts',
  'backend/routes/cognito/user.ts',
  'backend/rules/selling/totals.ts',
  'backend/contract-tests/buying/cart.contract.test.ts',
])('%s stands in a room that is none', (file) => expect(forbiddenRoom(file)).toMatch(/is no room/));

it.each([
  'lib/domain/cart/cart.ts',
  'lib/domain/values/money.ts',
  'components/ui/text/badge.tsx',
  'e2e/fixtures.ts',
  'lib/upstream/once.ts',
  'backend/services/payments/create-payment.ts',
  'backend/services/deps.ts',
  'backend/routes/register.ts',
  'backend/system/config.ts',
])('%s may stand where it does', (file) => expect(forbiddenRoom(file)).toBeNull());
