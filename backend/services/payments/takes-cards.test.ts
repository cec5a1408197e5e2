import { readConfig } from '../../system/config';
import { takesCards } from './takes-cards';

const DEPLOYED = { APP_ORIGIN: 'https://shop.example.com', BACKEND_HOST: '0.0.0.0' };

it.each([
  [{}, true],
  [{ DEMO_PAYMENTS: 'off' }, false],
  [{ APP_ORIGIN: DEPLOYED.APP_ORIGIN }, false],
  [{ BACKEND_HOST: DEPLOYED.BACKEND_HOST }, false],
  [DEPLOYED, false],
  [{ ...DEPLOYED, DEMO_PAYMENTS: 'on' }, true],
  [{ ...DEPLOYED, STRIPE_SECRET_KEY: 'sk_test_1' }, true],
])('with %j cards are taken: %s', (env, expected) => {
  expect(takesCards(readConfig(env))).toBe(expected);
});
