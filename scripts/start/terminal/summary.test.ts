import type { Settings } from '../settings';
import { readPlatformReady, summary } from './summary';

const settings: Settings = {
  port: 3000,
  backendPort: 4000,
  dataDir: '/data',
  origin: 'http://localhost:3000',
  storefrontAddress: 'http://127.0.0.1:3000',
  apiBaseUrl: 'http://127.0.0.1:4000',
  embedded: true,
  env: { SEED_PASSWORD: 'known' },
};
const ready = { accounts: [{ email: 'admin@example.com', role: 'editor' }], newPassword: 'made', takesCards: true };

it('has five lines, with either platform', () => {
  expect(summary(settings, ready).split('\n')).toEqual([
    'Shop        http://localhost:3000 (Ctrl-C stops it)',
    'Sign in     admin@example.com (editor); password known',
    'E-mails     http://localhost:4000/outbox',
    'Payments    on a page of http://localhost:4000 that the checkout opens: approve, decline or leave',
    'Data, logs  /data, /data/logs',
  ]);
  const other = { ...settings, embedded: false, apiBaseUrl: 'https://platform.example.com' };
  expect(summary(other, readPlatformReady(undefined)).split('\n')).toHaveLength(5);
});

it('prints a password that this start generated, and where another one was printed', () => {
  expect(summary({ ...settings, env: {} }, ready)).toContain('password made');
  expect(summary({ ...settings, env: {} }, { ...ready, newPassword: undefined })).toContain(
    'printed by the first start',
  );
});

it('says that no cards are taken', () => {
  const none = { ...ready, takesCards: false };
  expect(summary(settings, none)).toContain('no cards, without STRIPE_SECRET_KEY or DEMO_PAYMENTS=on');
  expect(summary({ ...settings, embedded: false }, none)).toContain('Payments    by that platform');
});
