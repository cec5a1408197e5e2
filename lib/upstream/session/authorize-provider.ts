import 'server-only';
import * as client from 'openid-client';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { API_BASE_PATH } from '../../contract/common';
import { authtoken } from '../../contract/sign-in/session';
import { within } from '../../domain/values/within';
import { processMemory } from '../../session/process-memory';
import { readReply } from '../http/reply-bytes';

/** Timeout of the provider's discovery. The provider of authorization-code sign-in is OAUTH_ISSUER, or the platform. */

const DISCOVERY_TIMEOUT_SECONDS = 10;
const MAX_REPLY_BYTES = 1024 * 1024;
const KEEP_MS = 3_600_000;
/** Maximum wait of a page with the sign-in button for the provider's addresses. */
const PAGE_WAIT_MS = 1_500;
/** The platform may redirect to Google, and browsers apply form-action to redirects too. */
const GOOGLE = 'https://accounts.google.com';

type Metadata = client.ServerMetadata;
interface Known {
  readonly metadata: Promise<Metadata>;
  readonly until: number;
}

function platform(): Metadata {
  const { API_BASE_URL, OAUTH_AUTHORIZE_URL } = env();
  return {
    issuer: API_BASE_URL,
    authorization_endpoint: OAUTH_AUTHORIZE_URL ?? `${API_BASE_URL}/authorize`,
    token_endpoint: API_BASE_URL + API_BASE_PATH + authtoken.path,
  };
}

const isPlain = (address: string) => address.startsWith('http:');

/**
 * Limits the size of the provider's responses, like the platform's. The caller's signal limits the time.
 */
const limitedFetch: client.CustomFetch = async (address, { body, ...init }) => {
  const sent = body instanceof Uint8Array ? Buffer.from(body) : (body ?? null);
  const reply = await fetch(address, { ...init, body: sent });
  const bytes = await readReply(reply, MAX_REPLY_BYTES);
  return new Response(bytes.byteLength === 0 ? null : bytes, { status: reply.status, headers: reply.headers });
};

async function discover(issuer: string, clientId: string): Promise<Metadata> {
  const execute = isPlain(issuer) ? [client.allowInsecureRequests] : [];
  const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
    execute,
    timeout: DISCOVERY_TIMEOUT_SECONDS,
    [client.customFetch]: limitedFetch,
  });
  return found.serverMetadata();
}

/** The provider's metadata, discovered at first use and then hourly. @throws Error if it does not respond */
async function metadataOf(clientId: string): Promise<Metadata> {
  const { OAUTH_ISSUER: issuer } = env();
  if (issuer === undefined) return platform();
  const memory = processMemory('authorize.provider', (): { known: Known | null } => ({ known: null }));
  if (memory.known && memory.known.until > Date.now()) return memory.known.metadata;
  const metadata = discover(issuer, clientId);
  memory.known = { metadata, until: Date.now() + KEEP_MS };
  metadata.catch(() => (memory.known = null));
  return metadata;
}

/**
 * Null if authorization-code sign-in is off. `exchange` replaces OAuth's exchange for the platform.
 * @throws Error if the provider does not respond
 */
export async function providerConfiguration(exchange: client.CustomFetch): Promise<client.Configuration | null> {
  const { OAUTH_CLIENT_ID: clientId, OAUTH_CLIENT_SECRET: secret, OAUTH_ISSUER: issuer } = env();
  if (clientId === undefined) return null;
  const metadata = await metadataOf(clientId);
  const configuration = new client.Configuration(metadata, clientId, secret);
  configuration[client.customFetch] = issuer === undefined ? exchange : limitedFetch;
  if (isPlain(issuer ?? env().API_BASE_URL)) client.allowInsecureRequests(configuration);
  return configuration;
}

/** Origins for the page's form-action; empty if authorization-code sign-in is off. */
export async function authorizeOrigins(): Promise<string[]> {
  const { OAUTH_CLIENT_ID: clientId, OAUTH_ISSUER: issuer, OAUTH_ORIGINS: more } = env();
  if (clientId === undefined) return [];
  const metadata = await within(PAGE_WAIT_MS, metadataOf(clientId), null).catch((error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'sign-in provider did not answer');
    return null;
  });
  const addresses = [issuer, metadata?.authorization_endpoint].filter((address) => address !== undefined);
  return [...new Set([...addresses.map((address) => new URL(address).origin), GOOGLE, ...more])];
}
