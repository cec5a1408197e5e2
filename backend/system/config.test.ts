import { readConfig } from './config';

it('has a default for every optional setting', () => {
  expect(readConfig({ BACKEND_PORT: '', PATH: '/bin' })).toMatchObject({
    BACKEND_PORT: 4000,
    BACKEND_HOST: '127.0.0.1',
    DATA_DIR: '.stockist/data',
    APP_ORIGIN: 'http://localhost:3000',
    ACCESS_TOKEN_SECONDS: 900,
    REFRESH_TOKEN_SECONDS: 2_592_000,
  });
});

it.each([
  ['BACKEND_PORT', '99999', 'at most 65535'],
  ['DATABASE_URL', 'mysql://x', 'must look like postgres://'],
  ['APP_ORIGIN', 'localhost:3000', 'must be the address of the storefront'],
  ['APP_ORIGIN', 'https://example.com/shop', 'it has no path'],
  ['PLATFORM_ORIGIN', 'https://platform.example.com/?x=1', 'it has no path'],
  ['STOREFRONT_URLS', 'http://storefront-1:3000, http://storefront-2:3000/shop', 'it has no path'],
  ['REFRESH_TOKEN_SECONDS', '99999999999999', 'at most 34560000 seconds'],
  ['ACCESS_TOKEN_SECONDS', '0', 'at least 1 second'],
  ['STOREFRONT_URLS', 'http://storefront-1:3000, storefront-2', 'must be addresses separated by commas'],
  ['JWT_SECRET', Buffer.alloc(31).toString('base64'), 'at least 32 bytes'],
  ['SMTP_URL', 'mail.example', 'must look like smtp://'],
  ['SMTP_URL', 'smtp://', 'cannot be read as an address'],
  ['SMTP_URL', 'smtp://user:p#ss@mail.example', 'cannot be read as an address'],
  ['DATABASE_URL', 'postgres://user:p#ss@db.example/shop', 'write # as %23'],
  ['LOG_LEVEL', 'loud', 'must be silent'],
  ['MINIMUM_ORDER_INCLUDES_GST', 'yes', 'must be true or false'],
  [
    'PAYMENT_SURCHARGES',
    'card=1.5',
    'Visa, Mastercard and eftpos payments may not carry a surcharge in Australia since 1 October 2026',
  ],
  ['STRIPE_SECRET_KEY', 'pk_test_1', 'must be a secret or restricted key of Stripe'],
  ['STRIPE_WEBHOOK_SECRET', 'secret', 'must be the signing secret'],
  ['STRIPE_API_BASE', 'http://stripe.example', 'must use https, except on this machine'],
])('refuses %s=%s with a message', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} `);
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

it('sends no mail in the name of the demonstration', () => {
  const SMTP_URL = 'smtp://mail.example:587';
  expect(() => readConfig({ SMTP_URL })).toThrow('MAIL_FROM must be set with SMTP_URL');
  const MAIL_FROM = 'My Shop <orders@shop.example>';
  expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({ SMTP_URL, MAIL_FROM });
  expect(readConfig({}).MAIL_FROM).toContain('.example');
});

it.each([
  '@',
  'My Shop',
  'orders@',
  'My Shop <orders@shop.example>, other@shop.example',
  'Smith, Jones <orders@shop.example>',
])('refuses mail from %p, which no mail server takes', (MAIL_FROM) => {
  expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM must be one e-mail address');
});

it.each(['orders@shop.example', '"Smith, Jones" <orders@shop.example>', 'My & Shop <orders@shop.example>'])(
  'sends mail from %p',
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  },
);

it('repeats no password of an address that it cannot read', () => {
  const read = () => readConfig({ DATABASE_URL: 'postgres://user:sec/ret@db.example/shop' });
  expect(read).toThrow('DATABASE_URL cannot be read');
  expect(read).not.toThrow('sec');
});

it('accepts every key of the register, whatever version of GUID it is', () => {
  const ABR_GUID = '00112233-4455-0677-0899-aabbccddeeff';
  expect(readConfig({ ABR_GUID }).ABR_GUID).toBe(ABR_GUID);
});

it('reads the settings of orders', () => {
  const config = readConfig({
    MINIMUM_ORDER_INCLUDES_GST: 'true',
    PAYMENT_SURCHARGES: 'account=0.5',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  });
  expect(config).toMatchObject({
    MINIMUM_ORDER_INCLUDES_GST: true,
    PAYMENT_SURCHARGES: { account: 50 },
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  });
  expect(readConfig({})).toMatchObject({
    MINIMUM_ORDER_CENTS: 30_000,
    MINIMUM_ORDER_INCLUDES_GST: false,
    PAYMENT_SURCHARGES: {},
  });
});

it('reads which storefronts are notified of changes', () => {
  expect(
    readConfig({ STOREFRONT_URLS: 'http://storefront-1:3000, http://storefront-2:3000/' }).STOREFRONT_URLS,
  ).toEqual(['http://storefront-1:3000', 'http://storefront-2:3000']);
  expect(readConfig({}).STOREFRONT_URLS).toEqual([]);
});

it('reduces an address to its origin', () => {
  expect(readConfig({ APP_ORIGIN: 'https://Shop.example:443/' }).APP_ORIGIN).toBe('https://shop.example');
});
