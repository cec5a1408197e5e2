import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The head that Next is about to send; names of headers are in small letters. */
interface Head {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

/** Headers to set; null takes one away. */
export type HeaderChanges = Readonly<Record<string, string | null>>;

export interface Replacement {
  readonly status: number;
  readonly headers: HeaderChanges;
  readonly body: string | Buffer;
}

/** What becomes of a response: Next's own with another head, or another one, made when Next has written its own. */
type Decision =
  | { readonly pass: { readonly status: number; readonly headers: HeaderChanges } }
  | { readonly make: (written: Buffer) => Replacement | Promise<Replacement> };

export interface Plan {
  /** What must be awaited before it can be decided about a status, at the response's end; null for nothing. */
  readonly wait: (status: number) => Promise<unknown> | null;
  /** Asked once per response. */
  readonly decide: (head: Head) => Decision;
  /** Asked last, with the headers that are about to be sent, whosever they are. */
  readonly outgoing: (headers: OutgoingHttpHeaders) => HeaderChanges;
}

/** Headers that describe the body which is not sent. */
const OF_THE_BODY = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'ETag', 'Link'];

function bytesOf([chunk, encoding]: readonly unknown[]): Buffer | null {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
}

function isEmpty([chunk]: readonly unknown[]): boolean {
  return (typeof chunk === 'string' || chunk instanceof Uint8Array) && chunk.length === 0;
}

/**
 * The one place that patches a response. The head is held back until there is something to send: Next writes one with
 * status 200 for the empty shell of a page for one person, before it knows whether there is such a page. Then it is
 * decided once: what passes is streamed as ever, what is replaced is collected to its end.
 */
export function hold(request: IncomingMessage, response: ServerResponse, plan: Plan): void {
  const { writeHead, write, end, flushHeaders } = response;
  let state: 'undecided' | 'waiting' | 'replacing' | 'passing' = 'undecided';
  let waitsFor: Promise<unknown> | null = null;
  let make: ((written: Buffer) => Replacement | Promise<Replacement>) | null = null;
  /** What writeHead was called with, if it was. */
  let explicit: readonly unknown[] | null = null;
  let ended = false;
  const written: Buffer[] = [];

  function change(changes: HeaderChanges): void {
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) response.removeHeader(name);
      else response.setHeader(name, value);
    }
  }

  function pass(status: number, headers: HeaderChanges): void {
    state = 'passing';
    change(headers);
    change(plan.outgoing(response.getHeaders()));
    response.statusCode = status;
    if (explicit) Reflect.apply(writeHead, response, [status, ...explicit]);
  }

  function decide(status: number): void {
    const decision = plan.decide({ status, headers: response.getHeaders() });
    if ('pass' in decision) pass(decision.pass.status, decision.pass.headers);
    else {
      state = 'replacing';
      ({ make } = decision);
    }
  }

  /** True while the response is kept back; decides at the first call, or begins to wait. */
  function holds(status: number): boolean {
    if (state === 'undecided') {
      response.statusCode = status;
      waitsFor = plan.wait(status);
      if (waitsFor) state = 'waiting';
      else decide(status);
    }
    return state !== 'passing';
  }

  function keep(args: readonly unknown[]): void {
    const bytes = bytesOf(args);
    if (bytes) written.push(bytes);
  }

  async function finish(): Promise<void> {
    if (waitsFor) {
      await waitsFor;
      decide(response.statusCode);
    }
    const body = Buffer.concat(written);
    if (!make) {
      Reflect.apply(end, response, body.length > 0 ? [body] : []);
      return;
    }
    const { status, headers, body: replaced } = await make(body);
    for (const name of OF_THE_BODY) response.removeHeader(name);
    if (status !== 304) response.setHeader('Content-Length', Buffer.byteLength(replaced));
    explicit = [];
    pass(status, headers);
    Reflect.apply(end, response, request.method === 'HEAD' || status === 304 ? [] : [replaced]);
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (state === 'passing') return Reflect.apply(writeHead, response, [status, ...rest]);
      explicit ??= rest;
      holds(status);
      return response;
    },
    flushHeaders() {
      if (state === 'passing') Reflect.apply(flushHeaders, response, []);
    },
    write(...args: unknown[]) {
      const nothing = state !== 'passing' && isEmpty(args);
      if (!nothing && !holds(response.statusCode)) return Reflect.apply(write, response, args);
      keep(args);
      // As a writable that is not full: whoever waits for its write to end is told so.
      const done = args.at(-1);
      if (typeof done === 'function') process.nextTick(done);
      return true;
    },
    end(...args: unknown[]) {
      if (!holds(response.statusCode)) return Reflect.apply(end, response, args);
      if (ended) return response;
      ended = true;
      keep(args);
      const done = args.at(-1);
      if (typeof done === 'function') response.once('finish', () => Reflect.apply(done, response, []));
      finish().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
      return response;
    },
  });
}
