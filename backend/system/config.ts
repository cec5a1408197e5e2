import { z } from 'zod';
import { nonEmpty } from '../../lib/domain/values/non-empty';
import { isOnlyOrigin } from '../../lib/domain/web/origin';
import { readOauthClients } from '../rules/sign-in/oauth-clients';
import { readSurcharges, type Surcharges } from '../rules/checkout/surcharges';
import { readTrustedCallers, type TrustedCallers } from '../rules/web/trusted-callers';
import { StartRefused } from './start-refused';

const port = z.coerce
  .number('must be a port number such as 4000')
  .int('must be a port number such as 4000')
  .min(0)
  .max(65_535, 'must be at most 65535');
const seconds = z.coerce
  .number('must be a whole number of seconds')
  .int('must be a whole number of seconds')
  .min(1, 'must be at least 1 second')
  // The storefront keeps tokens in a cookie, and no browser keeps one for longer.
  .max(400 * 86_400, 'must be at most 34560000 seconds (400 days)');

/** Plain http is allowed on this machine only. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const attempts = z.coerce.number('must be a whole number').int('must be a whole number').min(1, 'must be at least 1');

/** Nothing else would say so in a sentence, and Node's error repeats the address with its password. */
const hasHost = (address: string): boolean => URL.canParse(address) && new URL(address).hostname !== '';
const UNREADABLE =
  'cannot be read as an address: in a password write # as %23, / as %2F, ? as %3F, @ as %40 and : as %3A';

const NO_PATH = 'must end after host and port: it has no path';

/** A mail server refuses anything else, mail by mail. */
const MAILBOX = /^(?:(?:"[^"]*" *|[^<>@",;:]*)<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;

/** Where mail is only shown. */
const DEMO_MAIL_FROM = 'Banksia & Bark Wholesale <orders@banksiaandbark.example>';

const schema = z.object({
  /** 0 selects a free port. */
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.stockist/data'),
  /** Cache of resized pictures, which platforms of the same release may share. A folder in DATA_DIR by default. */
  MEDIA_CACHE_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      'must look like postgres://user:password@host:5432/name; leave it out to keep the data in DATA_DIR',
    )
    .refine(URL.canParse, UNREADABLE)
    .optional(),
  APP_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be the address of the storefront, such as http://localhost:3000' })
    .refine(isOnlyOrigin, NO_PATH)
    .transform((address) => new URL(address).origin)
    .default('http://localhost:3000'),
  /**
   * Direct addresses of the storefronts, behind any proxy: each has its own cache and is notified of changes.
   * APP_ORIGIN by default.
   */
  STOREFRONT_URLS: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (addresses) => addresses.every((address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)),
      'must be addresses separated by commas, such as http://storefront-1:3000',
    )
    .refine((addresses) => addresses.every(isOnlyOrigin), NO_PATH)
    .transform((addresses) => addresses.map((address) => new URL(address).origin))
    .default([]),
  /** Public origin of this platform, for the hosted payment page; by default its port on this machine. */
  PLATFORM_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be the address of the platform, such as https://platform.example.com' })
    .refine(isOnlyOrigin, NO_PATH)
    .transform((address) => new URL(address).origin)
    .optional(),
  /** Bank account for invoices, as printed on them. */
  BANK_DETAILS: z.string().min(1).default('BSB 000-000, account 0000 0000 (a demonstration: please do not pay)'),
  /** Minimum goods value of an order, in cents without GST and before discounts; 0 for none. */
  MINIMUM_ORDER_CENTS: z.coerce
    .number('must be a whole number of cents')
    .int('must be a whole number of cents')
    .min(0, 'must not be below 0')
    .default(30_000),
  /** Whether the minimum includes GST. */
  MINIMUM_ORDER_INCLUDES_GST: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  /**
   * Surcharges of payment methods in percent, such as account=0.5; none by default, and never on cards
   * (rules/surcharges.ts).
   */
  PAYMENT_SURCHARGES: z
    .string()
    .default('')
    .transform((setting, context): Surcharges => {
      const read = readSurcharges(setting);
      if (typeof read !== 'string') return read;
      context.addIssue({ code: 'custom', message: read });
      return z.NEVER;
    }),
  /** Enables Stripe Checkout for cards. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret or restricted key of Stripe, such as sk_test_…')
    .optional(),
  /**
   * Without a key for Stripe: whether the platform's own page of demonstration payments, where anybody approves them,
   * stands in for it; by default on this machine only.
   */
  DEMO_PAYMENTS: z.enum(['on', 'off'], 'must be on or off').optional(),
  /** Signing secret of the endpoint /webhooks/stripe. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of the webhook endpoint, such as whsec_…')
    .optional(),
  /** Base URL of Stripe's API, for tests; https, except on this machine. */
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.stripe.com' })
    .refine(
      (address) =>
        !URL.canParse(address) || new URL(address).protocol === 'https:' || LOOPBACK.test(new URL(address).hostname),
      'must use https, except on this machine',
    )
    .optional(),
  /** Key of the Australian Business Register's web services; without it ABNs are not looked up. */
  ABR_GUID: z.guid('must be the GUID that the register gave for its web services').optional(),
  /** Base URL of the register, for tests; https, except on this machine. */
  ABR_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://abr.business.gov.au' })
    .refine(
      (address) =>
        !URL.canParse(address) || new URL(address).protocol === 'https:' || LOOPBACK.test(new URL(address).hostname),
      'must use https, except on this machine',
    )
    .optional(),
  ACCESS_TOKEN_SECONDS: seconds.default(900),
  REFRESH_TOKEN_SECONDS: seconds.default(30 * 86_400),
  JWT_SECRET: z
    .base64('must be base64: make one with `openssl rand -base64 48`')
    .refine(
      (value) => Buffer.from(value, 'base64').length >= 32,
      'must hold at least 32 bytes: make one with `openssl rand -base64 48`',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must look like smtp://user:password@host:587; leave it out to see mail at /outbox')
    .refine(hasHost, UNREADABLE)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(MAILBOX, 'must be one e-mail address, or a name with one, such as My Shop <orders@shop.example>')
    .optional(),
  /**
   * Password of the demonstration accounts; by default a known one on this machine only, and a random one elsewhere.
   */
  SEED_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  /** Shared with the storefront. Without it the storefront is not notified of changes and shows no drafts. */
  REVALIDATE_SECRET: z
    .string()
    .min(24, 'must have at least 24 characters: make one with `openssl rand -base64 48`')
    .optional(),
  /** Token for reading /metrics, which is disabled without one. */
  METRICS_TOKEN: z
    .string()
    .min(24, 'must have at least 24 characters: make one with `openssl rand -base64 48`')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be silent, fatal, error, warn, info, debug or trace',
    )
    .default('info'),
  /**
   * Failed attempts per e-mail address and network in 15 minutes before sign-in is blocked; separately for passwords
   * and codes.
   */
  LOGIN_ATTEMPTS: attempts.default(10),
  /** Wrong voucher codes per account, and per network, in a minute. */
  VOUCHER_ATTEMPTS: attempts.default(5),
  /** Form submissions, and files, per visitor in 15 minutes. */
  FORM_SUBMISSIONS: attempts.default(20),
  /** Mails with a sign-in link or code per e-mail address in 15 minutes; six times as many per network. */
  LINK_REQUESTS: attempts.default(5),
  /** Callers on other machines that may name the visitor's address: the storefronts. */
  TRUSTED_CALLERS: z
    .string()
    .default('')
    .transform((setting, context): TrustedCallers => {
      const read = readTrustedCallers(setting);
      if (read !== null) return read;
      context.addIssue({
        code: 'custom',
        message: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
      });
      return z.NEVER;
    }),
  /**
   * OAuth clients of the authorization-code sign-in: `client=redirect address`, separated by commas; {APP_ORIGIN} is
   * replaced.
   */
  OAUTH_CLIENTS: z
    .string()
    .refine(
      (value) => readOauthClients(value, 'http://localhost') !== null,
      'must look like client=https://shop.example/auth, and more of them after a comma',
    )
    .default('stockist={APP_ORIGIN}/auth'),
});

const complete = schema
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'must be set with SMTP_URL: who mail is from, such as My Shop <orders@shop.example>',
  })
  .transform(({ MAIL_FROM = DEMO_MAIL_FROM, ...config }) => ({ ...config, MAIL_FROM }));

/** The platform's settings, read once from the environment. */
export type Config = z.output<typeof complete>;

/** Reads the settings; an empty value counts as absent. Throws StartRefused with a message that says what to change. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = complete.safeParse(nonEmpty(env));
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  throw new StartRefused(`The platform cannot start. ${sentences.join(' ')}`);
}
