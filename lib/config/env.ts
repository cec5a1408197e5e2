import { z } from 'zod';
import { localPath } from '../domain/content/links.ts';
import { nonEmpty } from '../domain/values/non-empty.ts';
import { isOnlyOrigin } from '../domain/web/origin.ts';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for addresses of this machine, where plain http is allowed. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK_HOSTS.has(new URL(address).hostname);
}

/** A name without a dot is no public host, but another service in a network of containers. */
function isService(address: string): boolean {
  return isLoopback(address) || (URL.canParse(address) && /^[a-z][a-z\d-]*$/.test(new URL(address).hostname));
}

/** Validates an origin; `mayBePlain` decides where plain http is allowed. */
function origin(name: string, mayBePlain = isLoopback) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      `${name} must be an http or https address, for example https://shop.example.com.`,
    )
    .refine(
      (value) => !URL.canParse(value) || new URL(value).protocol === 'https:' || mayBePlain(value),
      `${name} must use https, except on this machine (localhost).`,
    )
    .refine(isOnlyOrigin, `${name} must end after its host and port: it has no path.`)
    .transform((value) => new URL(value).origin);
}

const MAKE_SECRET = "Make one with: node -e \"console.log(require('crypto').randomBytes(32).toString('base64'))\"";

/** At least 32 random bytes as base64. A passphrase is rejected, because iron derives its keys with one iteration. */
function isStrong(secret: string): boolean {
  if (!/^[A-Za-z0-9+/_-]{43,}={0,2}$/.test(secret)) return false;
  const bytes = Buffer.from(secret, 'base64');
  return bytes.length >= 32 && new Set(bytes).size >= 16;
}

interface SessionPassword {
  /** In each seal, so that it is known which password unseals it. */
  readonly id: string;
  readonly password: string;
}

/**
 * One secret, or several as `2:new,1:old` to rotate passwords: the first seals, all of them unseal. So `1:old,2:new`
 * lets every storefront know the new one before the first of them seals with it.
 */
const sessionPassword = z
  .string({ error: `SESSION_PASSWORD is missing. ${MAKE_SECRET}` })
  .transform((value) => value.split(',').map((entry) => /^(?:(\d+):)?(.+)$/.exec(entry.trim())))
  .refine((entries) => entries.every((entry) => entry !== null && isStrong(entry[2] ?? '')), {
    message: `SESSION_PASSWORD must be 32 random bytes or more in base64. ${MAKE_SECRET}`,
  })
  .transform((entries): readonly [SessionPassword, ...SessionPassword[]] => {
    const [first = { id: '1', password: '' }, ...others] = entries.map((entry) => ({
      id: entry?.[1] ?? '1',
      password: entry?.[2] ?? '',
    }));
    return [first, ...others];
  })
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    message: 'SESSION_PASSWORD must number its passwords differently, for example 2:new,1:old.',
  });

/** An integer of at least 1. */
function count(name: string, fallback: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,6}$/, `${name} must be a whole number, for example ${fallback}.`)
    .default(String(fallback))
    .transform(Number);
}

function port(name: string, fallback: number) {
  const message = `${name} must be a port from 1 to 65535, for example ${fallback}.`;
  return z
    .string()
    .regex(/^\d{1,5}$/, message)
    .default(String(fallback))
    .transform(Number)
    .refine((number) => number >= 1 && number <= 65_535, message);
}

function onOff(name: string, fallback: 'on' | 'off' = 'off') {
  return z
    .enum(['on', 'off'], { error: `${name} must be on or off.` })
    .default(fallback)
    .transform((value) => value === 'on');
}

/** URL of another service, with a path: https, or plain http on this machine. */
function address(name: string) {
  return z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) && (value.startsWith('https://') || (value.startsWith('http://') && isLoopback(value))),
      `${name} must be an https address, for example https://id.example.com.`,
    );
}

/** Contact address: mailto:, https: or tel:. */
function contact(name: string) {
  return z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/,
      `${name} must be mailto:, https:// or tel:, for example mailto:security@example.com.`,
    );
}

function origins(name: string) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin(name)));
}

/** `host=/path,…`: the landing path of each host. */
const landings = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => /^([^=\s/]+)=(.+)$/.exec(entry)),
  )
  .refine(
    (entries) => entries.every((entry) => entry !== null && localPath(entry[2]) !== null),
    'TOKEN_LOGIN_LANDINGS must be host=/path pairs, for example club.example.com=/enter/#/profile.',
  )
  .transform((entries): Readonly<Record<string, string>> =>
    Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', localPath(entry?.[2]) ?? ''])),
  );

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** Hosts are put into a security policy, so anything but host names is rejected, such as whole addresses. */
function hosts(name: string, pattern: RegExp, example: string) {
  return list.refine(
    (names) => names.every((host) => pattern.test(host)),
    `${name} must be host names separated by commas, for example ${example}.`,
  );
}

const schema = z.object({
  /** Where the storefront listens; on all addresses without HOST. */
  PORT: port('PORT', 3000),
  HOST: z.string().optional(),
  API_BASE_URL: origin('API_BASE_URL', isService).default('http://127.0.0.1:4000'),
  APP_ORIGIN: origin('APP_ORIGIN').default('http://localhost:3000'),
  SESSION_PASSWORD: sessionPassword,
  /** Directory of the files with ended sessions. */
  DATA_DIR: z.string().default('.stockist/data'),
  REVALIDATE_SECRET: z.string().min(24, `REVALIDATE_SECRET must have 24 characters or more. ${MAKE_SECRET}`).optional(),
  METRICS_TOKEN: z.string().min(24, `METRICS_TOKEN must have 24 characters or more. ${MAKE_SECRET}`).optional(),
  /** Asks visitors whether their browser may measure pages, for /metrics. */
  VISITOR_VITALS: onOff('VISITOR_VITALS'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'REDIS_URL must start with redis:// or rediss://.')
    .refine(
      (value) => URL.canParse(value) && /^\/?\d*$/.test(new URL(value).pathname),
      'REDIS_URL must look like redis://redis:6379/0; in a password write # as %23, / as %2F and ? as %3F.',
    )
    .optional(),
  /** With a port where it is not 443. */
  PAYMENT_HOSTS: hosts('PAYMENT_HOSTS', /^[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i, 'checkout.stripe.com').default([]),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\d$/, 'TRUSTED_PROXIES must be the number of proxies of your own in front of the shop, 0 to 9.')
    .default('0')
    .transform(Number),
  /** Seconds that caches in front of the shop may keep a public page; read by server/main.ts. */
  SHARED_CACHE_SECONDS: count('SHARED_CACHE_SECONDS', 1),
  /** Keeps finished pages on disk too; read by next.config.ts. */
  PAGES_ON_DISK: onOff('PAGES_ON_DISK', 'on'),
  /** Limit of the finished pages on disk, in MB; read by server/pages/page-cache.ts. */
  PAGES_DISK_MB: count('PAGES_DISK_MB', 512),
  /**
   * Limit of the finished pages and their reads in memory, in MB; read by next.config.ts and
   * server/pages/finished-pages.ts.
   */
  PAGES_MEMORY_MB: count('PAGES_MEMORY_MB', 100),
  /** Puts the flight data of a public page into a file; read by server/main.ts. */
  FLIGHT_FILES: onOff('FLIGHT_FILES', 'on'),
  SIGN_IN_ATTEMPTS: count('SIGN_IN_ATTEMPTS', 30),
  VOUCHER_ATTEMPTS: count('VOUCHER_ATTEMPTS', 5),
  OAUTH_CLIENT_ID: z.string().optional(),
  OAUTH_CLIENT_SECRET: z.string().optional(),
  OAUTH_ISSUER: address('OAUTH_ISSUER').optional(),
  OAUTH_AUTHORIZE_URL: address('OAUTH_AUTHORIZE_URL').optional(),
  OAUTH_ORIGINS: origins('OAUTH_ORIGINS').default([]),
  OAUTH_SCOPE: z.string().default('all'),
  OAUTH_NONCE: onOff('OAUTH_NONCE'),
  TOKEN_LOGIN_BASES: origins('TOKEN_LOGIN_BASES').default([]),
  TOKEN_LOGIN_LANDINGS: landings.default({}),
  /** Origin where browsers reach the platform, for /cms; defaults to API_BASE_URL. */
  PLATFORM_ORIGIN: origin('PLATFORM_ORIGIN').optional(),
  /** Hosts that code of editors may reach, such as forms.example.com or *.example.com. */
  EMBED_HOSTS: hosts('EMBED_HOSTS', /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/i, 'forms.example.com').default([]),
  SENTRY_DSN: address('SENTRY_DSN').optional(),
  /** Contact for reporting vulnerabilities (RFC 9116); defaults to the shop's e-mail address. */
  SECURITY_CONTACT: contact('SECURITY_CONTACT').optional(),
  /** For a shop under test: excludes all of it from search engines. */
  KEEP_OUT_OF_SEARCH: onOff('KEEP_OUT_OF_SEARCH'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
    })
    .default('info'),
});

const complete = schema.refine(
  (all) => !all.OAUTH_NONCE || all.OAUTH_ISSUER === undefined || all.OAUTH_SCOPE.split(' ').includes('openid'),
  'OAUTH_NONCE=on needs openid in OAUTH_SCOPE: nobody could sign in without the ID token that it brings.',
);

export type Env = z.output<typeof complete>;

/** Parses and validates the storefront's settings. @throws Error with one line per problem that explains the fix */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = complete.safeParse(nonEmpty(source));
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'));
}

let current: Env | undefined;

/** The validated settings of this process; parsed at first use, so that the build needs none. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
