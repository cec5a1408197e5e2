import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { isLoopback, parseEnv } from '../../lib/config/env';
import { ownAddress } from '../../lib/config/own-address';
import { storedSecrets } from './secrets.ts';
import { Refusal } from './terminal/terminal.ts';

/** Of the demonstration accounts, on a machine of one's own. */
export const DEMO_PASSWORD = 'demo-password-1';

export interface Settings {
  readonly port: number;
  readonly backendPort: number;
  /** Absolute. */
  readonly dataDir: string;
  /** The address people type. */
  readonly origin: string;
  /** Where the storefront listens (HOST), as this machine reaches it. */
  readonly storefrontAddress: string;
  /** The platform's: of the embedded one, where it listens (BACKEND_HOST), as this machine reaches it. */
  readonly apiBaseUrl: string;
  /** True when the embedded platform is to be started. */
  readonly embedded: boolean;
  /** The environment of both services. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

const port = (name: string, fallback: number) =>
  z.coerce
    .number({ error: `${name} must be a number, for example ${name}=${fallback}.` })
    .int(`${name} must be a whole number.`)
    .min(1, `${name} must be between 1 and 65535.`)
    .max(65_535, `${name} must be between 1 and 65535.`)
    .default(fallback);

const schema = z.object({
  PORT: port('PORT', 3000),
  BACKEND_PORT: port('BACKEND_PORT', 4000),
  DATA_DIR: z.string().default('.stockist/data'),
});

/** Adds .env.local and then .env to the environment: what is set already wins. */
export function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env']) {
    if (existsSync(file)) loadEnvFile(file);
  }
}

/** Only what is set: an empty variable counts as absent. */
function given(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Checks the environment and fills in local defaults. Refuses with one sentence per wrong value. */
export function readSettings(source: NodeJS.ProcessEnv = process.env): Settings {
  const wanted = given(source);
  const parsed = schema.safeParse(wanted);
  if (!parsed.success) throw new Refusal(parsed.error.issues.map((issue) => issue.message).join('\n'));
  const { PORT, BACKEND_PORT } = parsed.data;
  if (PORT === BACKEND_PORT) throw new Refusal(`PORT and BACKEND_PORT are both ${PORT}: give them different values.`);
  const dataDir = resolve(parsed.data.DATA_DIR);
  const origin = wanted.APP_ORIGIN ?? `http://localhost:${PORT}`;
  const embedded = wanted.API_BASE_URL === undefined;
  const apiBaseUrl = wanted.API_BASE_URL ?? ownAddress(wanted.BACKEND_HOST, BACKEND_PORT);
  if (embedded && !isLoopback(apiBaseUrl))
    throw new Refusal(
      `BACKEND_HOST is ${wanted.BACKEND_HOST}, but the storefront asks the platform of this machine by an address of ` +
        'this machine alone. Leave it out, or set BACKEND_HOST=0.0.0.0 to listen on all addresses.',
    );
  const own = isLoopback(origin);
  const reached = wanted.BACKEND_HOST === '0.0.0.0' || wanted.BACKEND_HOST === '::';
  const env = {
    // Generated secrets are only for an address of this machine, a known password for a platform no other reaches.
    ...(own ? storedSecrets(dataDir) : {}),
    ...(own && !reached ? { SEED_PASSWORD: DEMO_PASSWORD } : {}),
    ...wanted,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(PORT),
    BACKEND_PORT: String(BACKEND_PORT),
    DATA_DIR: dataDir,
    APP_ORIGIN: origin,
    API_BASE_URL: apiBaseUrl,
  };
  try {
    parseEnv(env);
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
  return {
    port: PORT,
    backendPort: BACKEND_PORT,
    dataDir,
    origin,
    storefrontAddress: ownAddress(wanted.HOST, PORT),
    apiBaseUrl,
    embedded,
    env,
  };
}
