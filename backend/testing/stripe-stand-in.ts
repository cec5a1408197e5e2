import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { Refused, standInRefunds } from './stripe-stand-in-refunds';

const STAND_IN_KEY = 'sk_test_standin';
const STAND_IN_WEBHOOK_SECRET = 'whsec_standin';

const HALF_HOUR = 30 * 60;
const DAY = 24 * 3600;

/** A Checkout Session, with Stripe's names. */
export interface StandInSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  url: string | null;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  mode: string;
  livemode: false;
  /** The name of its only line item. */
  item: string;
  /** Null until paid. */
  payment_intent: string | null;
}

interface Made {
  asked: string;
  session: StandInSession;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_standin' })
    .end(JSON.stringify(body));
}

/**
 * A stand-in for the part of Stripe's API that Checkout Sessions use, on this machine; for tests only. It refuses what
 * Stripe refuses (another key, a time out of bounds, an idempotency key with other contents), shows a payment page, and
 * signs events like Stripe.
 */
export async function startStripeStandIn(now: () => Date = () => new Date()) {
  const sessions = new Map<string, StandInSession>();
  const byKey = new Map<string, Made>();
  const refunds = standInRefunds(() => [...sessions.values()]);
  const calls: string[] = [];
  let address = '';
  let down = false;
  let silent = false;

  function make(form: URLSearchParams): StandInSession {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const expiresAt = Number(form.get('expires_at'));
    const seconds = Math.floor(now().getTime() / 1000);
    if (!Number.isInteger(amount) || amount < 50)
      throw new Refused(400, 'invalid_request_error', 'Amount must be at least 50 cents');
    if (expiresAt < seconds + HALF_HOUR || expiresAt > seconds + DAY)
      throw new Refused(
        400,
        'invalid_request_error',
        'The `expires_at` timestamp must be 30 minutes to 24 hours from now',
      );
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    return {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount * Number(form.get('line_items[0][quantity]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id'),
      url: `${address}/c/pay/${id}`,
      expires_at: expiresAt,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      mode: form.get('mode') ?? '',
      livemode: false,
      item: form.get('line_items[0][price_data][product_data][name]') ?? '',
      payment_intent: null,
    };
  }

  function makeOnce(form: URLSearchParams, key: string): StandInSession {
    const asked = form.toString();
    const made = byKey.get(key);
    if (made && made.asked !== asked)
      throw new Refused(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    if (made) return made.session;
    const session = make(form);
    sessions.set(session.id, session);
    byKey.set(key, { asked, session });
    return session;
  }

  function find(id: string): StandInSession {
    const session = sessions.get(id);
    if (!session) throw new Refused(404, 'invalid_request_error', `No such checkout.session: ${id}`);
    if (session.status === 'open' && session.expires_at * 1000 <= now().getTime())
      Object.assign(session, { status: 'expired', url: null });
    return session;
  }

  function pay(id: string, changed: Partial<StandInSession> = {}): StandInSession {
    const session = find(id);
    if (session.status === 'open')
      Object.assign(
        session,
        { status: 'complete', payment_status: 'paid', url: null, payment_intent: `pi_${id.slice('cs_'.length)}` },
        changed,
      );
    return session;
  }

  function answerApi(method: string, path: string, key: string, form: URLSearchParams): unknown {
    calls.push(`${method} ${path.replace(/cs_test_\w+/, '{id}')}`);
    if (path === '/v1/refunds') return method === 'POST' ? refunds.make(form, key) : refunds.list(form);
    if (method === 'POST' && path === '/v1/checkout/sessions') return makeOnce(form, key);
    const [, id = '', end] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const session = find(id);
    if (method === 'GET' && !end) return session;
    if (session.status !== 'open')
      throw new Refused(
        400,
        'invalid_request_error',
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      );
    return Object.assign(session, { status: 'expired', url: null } as const);
  }

  function page(session: StandInSession): string {
    return `<!doctype html><html lang="en"><title>Stripe stand-in</title><h1>Pay ${(session.amount_total / 100).toFixed(
      2,
    )} ${session.currency.toUpperCase()}</h1>
<form method="post"><button>Pay</button></form><p><a href="${session.cancel_url.replaceAll(
      '&',
      '&amp;',
    )}">Back</a></p></html>`;
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    void bodyOf(request)
      .then((body) => {
        if (down) return void response.destroy();
        const key = String(request.headers['idempotency-key'] ?? randomBytes(8).toString('hex'));
        const asked = pathname === '/v1/refunds' && request.method === 'POST';
        if (asked && silent) {
          refunds.make(new URLSearchParams(body), key);
          return void response.destroy();
        }
        if (pathname.startsWith('/c/pay/')) {
          const id = pathname.slice('/c/pay/'.length);
          if (request.method === 'POST') return void response.writeHead(303, { Location: pay(id).success_url }).end();
          return void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(find(id)));
        }
        if (request.headers.authorization !== `Bearer ${STAND_IN_KEY}`)
          throw new Refused(401, 'invalid_request_error', 'Invalid API Key provided');
        send(
          response,
          200,
          answerApi(
            request.method ?? '',
            pathname,
            key,
            request.method === 'GET' ? searchParams : new URLSearchParams(body),
          ),
        );
      })
      .catch((error: unknown) => {
        const { status, type, message } =
          error instanceof Refused ? error : new Refused(500, 'api_error', String(error));
        send(response, status, { error: { type, message } });
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;

  return {
    address,
    sessions,
    /** Calls of the API, such as 'POST /v1/checkout/sessions'. */
    calls,
    /** Settings of a platform that uses this stand-in. */
    env: { STRIPE_SECRET_KEY: STAND_IN_KEY, STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET, STRIPE_API_BASE: address },
    setDown: (value: boolean) => void (down = value),
    /** Creates refunds, but does not reply to the request. */
    setSilent: (value: boolean) => void (silent = value),
    refunds: refunds.made,
    /** Pays like a buyer on the payment page. */
    pay,
    /** An event about a session, signed at an instant. */
    event(
      id: string,
      type: string,
      { at = now(), eventId = `evt_${randomBytes(8).toString('hex')}`, secret = STAND_IN_WEBHOOK_SECRET } = {},
    ) {
      const payload = JSON.stringify({
        id: eventId,
        object: 'event',
        type,
        created: Math.floor(at.getTime() / 1000),
        livemode: false,
        data: { object: find(id) },
      });
      const signature = new Stripe(STAND_IN_KEY).webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(at.getTime() / 1000),
      });
      return { payload, signature };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
