import { countCall, countSignIn, countVoucherCode, uncountVoucherCode } from './rate-limit';

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.SIGN_IN_ATTEMPTS = '3';
});

it('returns the wait after too many attempts, separately per address', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await countSignIn('203.0.113.7')).toBeNull();
  const wait = await countSignIn('203.0.113.7');
  expect(wait).toBeGreaterThan(290);
  expect(wait).toBeLessThanOrEqual(300);
  expect(await countSignIn('203.0.113.8')).toBeNull();
});

it('counts a /64 IPv6 network as one visitor', async () => {
  for (const last of ['1', '2', '3']) expect(await countSignIn(`2001:db8:1:2::${last}`)).toBeNull();
  expect(await countSignIn('2001:db8:1:2:ffff::4')).not.toBeNull();
});

it('allows 1,000 calls for 500 typed quantities', async () => {
  for (let call = 0; call < 1_000; call += 1) expect(await countCall('203.0.113.7')).toBeNull();
});

it('limits automated calls', async () => {
  let wait: number | null = null;
  for (let call = 0; call < 6_001; call += 1) wait = await countCall('203.0.113.9');
  expect(wait).toBeGreaterThan(0);
});

describe('voucher codes', () => {
  it('are limited to five attempts a minute, per account and per network', async () => {
    for (let code = 0; code < 5; code += 1) expect(await countVoucherCode(['account a', `network ${code}`])).toBeNull();
    const wait = await countVoucherCode(['account a', 'network 9']);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await countVoucherCode(['account b', 'network 0'])).toBeNull();
  });

  it('are counted when tried concurrently, except for valid ones', async () => {
    const waits = await Promise.all(Array.from({ length: 8 }, () => countVoucherCode(['account c'])));
    expect(waits.filter((wait) => wait === null)).toHaveLength(5);
    for (let code = 0; code < 9; code += 1) {
      expect(await countVoucherCode(['account d'])).toBeNull();
      await uncountVoucherCode(['account d']);
    }
  });
});
