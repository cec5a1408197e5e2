import { z } from 'zod';
import { API_BASE_PATH, platformError } from '@/lib/contract/common';
import { type Endpoint, fillPath } from '@/lib/contract/endpoint';
import { type Tokens, login } from '@/lib/contract/sign-in/session';

export const TRADE = 'trade@example.com';
export const PASSWORD = process.env['SEED_PASSWORD'] ?? 'demo-password-1';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

interface CallOptions<Q extends z.ZodType, B extends z.ZodType> {
  readonly base?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: z.output<Q>;
  readonly body?: z.output<B>;
  readonly token?: string;
}

export function platformUrl(): string {
  const url = process.env['PLATFORM_URL'];
  if (!url) throw new Error('PLATFORM_URL is not set: run these tests with `npm run test:contract`.');
  return url;
}

/** Requests a path of the platform, unchanged. */
export async function ask(path: string, init: RequestInit = {}, base = platformUrl()): Promise<Reply> {
  const response = await fetch(`${base}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  const json: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, json };
}

/** Makes a call of the contract, encoded as the storefront does; the reply is not parsed. */
export function send<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<Q, B, R>,
  options: CallOptions<Q, B> = {},
): Promise<Reply> {
  const { base, params, token } = options;
  const query = endpoint.query && options.query !== undefined ? z.encode(endpoint.query, options.query) : {};
  const search = new URLSearchParams(z.record(z.string(), z.string()).parse(query)).toString();
  const body =
    endpoint.body && options.body !== undefined ? JSON.stringify(z.encode(endpoint.body, options.body)) : undefined;
  return ask(
    `${API_BASE_PATH}${fillPath(endpoint.path, params)}${search === '' ? '' : `?${search}`}`,
    {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
    },
    base,
  );
}

/** Posts an unvalidated body, also one that the contract does not allow. */
export function postRaw(endpoint: { readonly path: string }, body: unknown, token?: string): Promise<Reply> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return ask(`${API_BASE_PATH}${endpoint.path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Makes a call that must succeed, and parses its reply. */
export async function call<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<Q, B, R>,
  options: CallOptions<Q, B> = {},
): Promise<z.output<R>> {
  const reply = await send(endpoint, options);
  if (reply.status !== 200)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${reply.status}: ${JSON.stringify(reply.json)}`);
  return endpoint.reply.parse(reply.json);
}

/** Status and text code of a refusal. */
export function refusal({ status, json }: Reply): { status: number; code: string } {
  return { status, code: platformError.parse(json).text_code };
}

export async function signIn(email = TRADE, fingerprint = 'contract-tests', base?: string): Promise<Tokens> {
  return call(login, {
    body: { username: email, password: PASSWORD, fingerprint },
    ...(base === undefined ? {} : { base }),
  });
}
