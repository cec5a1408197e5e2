import { z } from 'zod';
import { addressEnable } from '../contract/account/address';
import { endpoint } from '../contract/endpoint';
import { money } from '../contract/common';
import { setCallTracer } from '../config/call-tracer';
import { UpstreamError } from './errors';
import { newNotes, withNotes } from './request-notes';
import { send } from './transport';
import type { HttpRequest } from './http/http-request';
import { stubPlatform } from './http/stub-platform';

const read = endpoint('GET', '/thing/{id}', {
  auth: 'none',
  query: z.object({ q: z.string().optional() }),
  reply: z.object({ price: money, note: z.string().default('') }),
});

const respond = jest.fn<Promise<Response>, [URL, HttpRequest]>();

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.API_BASE_URL = 'http://127.0.0.1:4999';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(respond);
});

beforeEach(() => respond.mockReset());

async function failure(reply: Response | Error): Promise<UpstreamError> {
  respond.mockImplementation(() => (reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)));
  const error: unknown = await send(read, { params: { id: '1' }, query: {} }).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UpstreamError)) throw new Error('expected an UpstreamError');
  return error;
}

it('passes the request’s trace context to the platform', async () => {
  const end = jest.fn();
  const begin = jest.fn().mockReturnValue({ traceparent: 'of-the-call', end });
  setCallTracer(begin);
  respond.mockResolvedValueOnce(Response.json({ price: '1.00' })).mockRejectedValueOnce(new TypeError('lost'));
  const ask = () => withNotes(newNotes('of-the-request'), () => send(read, { params: { id: '7' }, query: { q: 'x' } }));
  await ask();
  await ask().catch(() => {});
  Reflect.deleteProperty(globalThis, Symbol.for('stockist.call-tracer'));

  expect(begin.mock.calls).toEqual([
    ['/thing/{id}', 'of-the-request'],
    ['/thing/{id}', 'of-the-request'],
  ]);
  expect(new Headers(respond.mock.calls[0]?.[1].headers).get('traceparent')).toBe('of-the-call');
  expect(end.mock.calls).toEqual([[200], [null]]);
});

describe('send', () => {
  it('reads the code and the message of a refusal whose other parts do not parse', async () => {
    const odd = { text_code: 'TOKEN_EXPIRED', message: 'Expired.', errors: [], values: [], reasons: 'none' };
    expect(await failure(Response.json(odd, { status: 422 }))).toMatchObject({
      kind: 'unauthorized',
      code: 'TOKEN_EXPIRED',
      message: 'Expired.',
      fieldErrors: {},
      values: {},
    });
    expect(await failure(Response.json({ ...odd, message: null }, { status: 401 }))).toMatchObject({
      code: 'TOKEN_EXPIRED',
      message: '',
    });
  });

  it('encodes the address, sends the token and decodes the reply', async () => {
    respond.mockResolvedValue(Response.json({ price: '12.30', extra: true }));
    const reply = await send(
      read,
      { params: { id: 'a/b' }, query: { q: 'oat & honey' } },
      { token: 'T', idempotencyKey: 'K' },
    );
    expect(reply).toEqual({ price: 1230, note: '' });
    const [address, request] = respond.mock.calls[0] ?? [];
    expect(String(address)).toBe('http://127.0.0.1:4999/api/v1/thing/a%2Fb?q=oat+%26+honey');
    const headers = new Headers(request?.headers);
    expect(headers.get('authorization')).toBe('Bearer T');
    expect(headers.get('idempotency-key')).toBe('K');
  });

  it('decodes what was read for somebody once for each text, and anew where it changed', async () => {
    const ask = (token?: string) => send(read, { params: { id: '1' }, query: {} }, { token });
    respond.mockImplementation(async () => Response.json({ price: '4.00', note: 'x' }));
    const [first, again, other] = [await ask('T'), await ask('T'), await ask('U')];
    expect([again, other].every((one) => one === first)).toBe(true);
    expect(() => Object.assign(first, { note: 'mine' })).toThrow(TypeError);
    expect(await ask()).not.toBe(first);
    respond.mockImplementation(async () => Response.json({ price: '5.00', note: 'x' }));
    expect(await ask('T')).toEqual({ price: 500, note: 'x' });
    // The same text is a refusal by its status.
    respond.mockImplementation(async () => Response.json({ price: '5.00', note: 'x' }, { status: 422 }));
    await expect(ask('T')).rejects.toBeInstanceOf(UpstreamError);
  });

  it('decodes the reply to a change each time', async () => {
    const change = endpoint('POST', '/thing', { auth: 'session', reply: read.reply });
    respond.mockImplementation(async () => Response.json({ price: '4.00' }));
    const ask = () => send(change, {}, { token: 'T' });
    expect(await ask()).not.toBe(await ask());
  });

  it.each([
    ['no reply', new TypeError('fetch failed'), 'unavailable'],
    ['500', new Response('oops', { status: 500 }), 'unavailable'],
    ['a redirect', new Response(null, { status: 302, headers: { location: 'http://evil.example' } }), 'unavailable'],
    ['garbage', new Response('<html>'), 'invalid-reply'],
    ['the wrong shape', Response.json({ price: 'free' }), 'invalid-reply'],
    ['404', Response.json({ text_code: 'NOT_FOUND' }, { status: 404 }), 'not-found'],
    ['TOKEN_EXPIRED as 422', Response.json({ text_code: 'TOKEN_EXPIRED' }, { status: 422 }), 'unauthorized'],
    [
      'a failed signature',
      Response.json({ message: 'Signature verification failed' }, { status: 422 }),
      'unauthorized',
    ],
    ['401 without a code', new Response('', { status: 401 }), 'unauthorized'],
    ['a wrong password', Response.json({ text_code: 'LOGIN_FAILED', message: 'No.' }, { status: 401 }), 'refused'],
  ])('returns the kind of error for %s', async (_, reply, kind) => {
    expect((await failure(reply)).kind).toBe(kind);
  });

  it('reads no reply at all, for a call that only says that it is done', async () => {
    respond.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    expect(await send(addressEnable, { body: { id: '7' } })).toEqual({ success: true });
    respond.mockImplementation(() => Promise.resolve(new Response('<html>Back soon</html>')));
    await expect(send(addressEnable, { body: { id: '7' } })).rejects.toMatchObject({ kind: 'invalid-reply' });
  });

  it("returns the platform's message, field errors and the time to wait", async () => {
    const body = { text_code: 'INVALID', message: 'No.', errors: { postcode: 'Unknown.' } };
    const error = await failure(Response.json(body, { status: 429, headers: { 'retry-after': '7' } }));
    expect(error).toMatchObject({
      kind: 'refused',
      code: 'INVALID',
      message: 'No.',
      fieldErrors: { postcode: 'Unknown.' },
      retryAfter: 7,
    });
  });
});
