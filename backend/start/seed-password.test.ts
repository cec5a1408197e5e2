import { seedPassword } from './seed-password';

const OWN = { SEED_PASSWORD: undefined, BACKEND_HOST: '127.0.0.1', APP_ORIGIN: 'http://localhost:3000' };

it.each([
  [{}, true],
  [{ BACKEND_HOST: 'localhost', APP_ORIGIN: 'http://127.0.0.1:3000' }, true],
  [{ BACKEND_HOST: '::1', APP_ORIGIN: 'http://[::1]:3000' }, true],
  [{ BACKEND_HOST: '0.0.0.0' }, false],
  [{ APP_ORIGIN: 'https://shop.example.com' }, false],
  [{ APP_ORIGIN: 'https://localhost.example.com' }, false],
])('for %j it is the known password: %s', (settings, known) => {
  expect(seedPassword({ ...OWN, ...settings }) === 'demo-password-1').toBe(known);
});

it('is random for every machine that others can reach', () => {
  const reached = { ...OWN, APP_ORIGIN: 'https://shop.example.com' };
  expect(seedPassword(reached)).not.toBe(seedPassword(reached));
});

it('is the configured one', () => {
  expect(seedPassword({ ...OWN, SEED_PASSWORD: 'of my own' })).toBe('of my own');
});
