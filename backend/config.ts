import { z } from 'zod';
import { StartRefused } from './system/start-refused';

const port = z.coerce.number('must be a port number such as 4000').int('must be a port number such as 4000').min(0).max(65_535, 'must be at most 65535');
const seconds = z.coerce.number('must be a whole number of seconds').int('must be a whole number of seconds').min(1, 'must be at least 1 second');

const schema = z.object({
  /** 0 takes a free port. */
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.stockist/data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must look like postgres://user:password@host:5432/name; leave it out to keep the data in DATA_DIR')
    .optional(),
  APP_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be the address of the storefront, such as http://localhost:3000' })
    .transform((address) => new URL(address).origin)
    .default('http://localhost:3000'),
  /** Where browsers reach this platform, for the hosted payment page; its own port on this machine without one. */
  PLATFORM_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be the address of the platform, such as https://platform.example.com' })
    .transform((address) => new URL(address).origin)
    .optional(),
  /** Where invoices are paid to, as it stands on them. */
  BANK_DETAILS: z.string().min(1).default('BSB 000-000, account 0000 0000 (a demonstration: please do not pay)'),
  /** The least goods value that can be checked out, in cents without GST and before any discount; 0 for none. */
  MINIMUM_ORDER_CENTS: z.coerce.number('must be a whole number of cents').int('must be a whole number of cents').min(0, 'must not be below 0').default(30_000),
  ACCESS_TOKEN_SECONDS: seconds.default(900),
  REFRESH_TOKEN_SECONDS: seconds.default(30 * 86_400),
  JWT_SECRET: z
    .base64('must be base64: make one with `openssl rand -base64 48`')
    .refine((value) => Buffer.from(value, 'base64').length >= 32, 'must hold at least 32 bytes: make one with `openssl rand -base64 48`')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must look like smtp://user:password@host:587; leave it out to see mail at /outbox')
    .optional(),
  MAIL_FROM: z.string().includes('@', { error: 'must be an e-mail address' }).default('Banksia & Bark Wholesale <orders@banksiaandbark.example>'),
  /** Of the demonstration accounts; without one it is a known password on this machine alone, and a random one elsewhere. */
  SEED_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'must be silent, fatal, error, warn, info, debug or trace').default('info'),
  /** Attempts that may fail per account and address in 15 minutes before sign-in pauses. */
  LOGIN_ATTEMPTS: z.coerce.number('must be a whole number').int('must be a whole number').min(1).default(10),
});

/** The platform's settings, read once from the environment. */
export type Config = z.output<typeof schema>;

/** Reads the settings; an empty value counts as absent. Throws StartRefused, which says in words what to change. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  throw new StartRefused(`The platform cannot start. ${sentences.join(' ')}`);
}
