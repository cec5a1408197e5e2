import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { WriteBatch } from './write-batch.ts';

/** The status and headers that Next is about to send; header names are in lower case. */
interface Head {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

/** Headers to set; null removes one. */
export type HeaderChanges = Readonly<Record<string, string | null>>;

export interface Replacement {
  readonly status: number;
  readonly headers: HeaderChanges;
  readonly body: string | Buffer;
  /** Called with the headers that are sent. */
  readonly sent?: (headers: OutgoingHttpHeaders) => void;
}

/** What happens to a response: it passes with changed headers, or is replaced once Next has finished it. */
type Decision =
  | { readonly pass: { readonly status: number; readonly headers: HeaderChanges } }
  | { readonly make: (written: Buffer) => Replacement | Promise<Replacement> };

interface Streamed {
  /** Transforms each chunk. */
  readonly rewrite: (piece: Buffer) => Buffer;
  /** Bytes up to which the body is collected, so that one that ends before is sent as a whole. */
  readonly hold: number;
}

export interface Plan {
  /** Returns a promise to await at the response's end before deciding about this status; null to decide immediately. */
  readonly wait: (status: number) => Promise<unknown> | null;
  /** Called once per response. */
  readonly decide: (head: Head) => Decision;
  /** Called last, with the final headers of Next's response or of a replacement. */
  readonly outgoing: (headers: OutgoingHttpHeaders) => HeaderChanges;
  /** For a body that passes and whose length is not known; null to pass it on unchanged, as it is written. */
  readonly streamed?: (headers: OutgoingHttpHeaders) => Streamed | null;
  /** Compresses a body that passes and ended before any of it was sent; null to send it as it is. */
  readonly whole?: (body: Buffer) => { readonly headers: OutgoingHttpHeaders; readonly bytes: Buffer } | null;
}

/** Headers that describe the body being replaced. */
const OF_THE_BODY = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'ETag', 'Link'];

function bytesOf([chunk, encoding]: readonly unknown[]): Buffer | null {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
}

const NOTHING = Buffer.alloc(0);

function callbackOf(args: readonly unknown[]): (() => void) | undefined {
  const last = args.at(-1);
  return typeof last === 'function' ? () => void Reflect.apply(last, undefined, []) : undefined;
}

function isEmpty([chunk]: readonly unknown[]): boolean {
  return (typeof chunk === 'string' || chunk instanceof Uint8Array) && chunk.length === 0;
}

/**
 * The only place that patches a response. It holds the headers back until there is a body to send, since Next flushes
 * them first. Then it decides once: a response that passes is streamed, one that is replaced is collected to its end.
 */
export function patchResponse(request: IncomingMessage, response: ServerResponse, plan: Plan): void {
  const { writeHead, write, end, flushHeaders } = response;
  let state: 'undecided' | 'waiting' | 'replacing' | 'passing' = 'undecided';
  let waitsFor: Promise<unknown> | null = null;
  let make: ((written: Buffer) => Replacement | Promise<Replacement>) | null = null;
  /** Arguments of writeHead, if it was called. */
  let explicit: readonly unknown[] | null = null;
  let ended = false;
  const written: Buffer[] = [];
  let rewrite: ((piece: Buffer) => Buffer) | null = null;

  const flush = 'flush' in response && typeof response.flush === 'function' ? response.flush : null;
  const turn = new WriteBatch({
    write: (bytes) => response.destroyed || Boolean(Reflect.apply(write, response, [rewrite ? rewrite(bytes) : bytes])),
    flush: () => flush && Reflect.apply(flush, response, []),
  });
  response.on('drain', () => turn.drained());

  function change(changes: HeaderChanges): void {
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) response.removeHeader(name);
      else response.setHeader(name, value);
    }
  }

  function pass(status: number, headers: HeaderChanges): void {
    state = 'passing';
    change(headers);
    if (make === null) {
      const streamed = plan.streamed?.(response.getHeaders());
      rewrite = streamed?.rewrite ?? null;
      turn.hold(streamed?.hold ?? 0);
    }
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

  /** True while the response is held back. The first call decides, or starts waiting. */
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
    const { status, headers, body: replaced, sent } = await make(body);
    for (const name of OF_THE_BODY) response.removeHeader(name);
    if (status !== 304) response.setHeader('Content-Length', Buffer.byteLength(replaced));
    explicit = [];
    pass(status, headers);
    sent?.(response.getHeaders());
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
    /** Ignored: everything written in one turn of the event loop is flushed together. */
    flush: () => undefined,
    write(...args: unknown[]) {
      const done = callbackOf(args);
      const nothing = state !== 'passing' && isEmpty(args);
      if (!nothing && !holds(response.statusCode)) return turn.add(bytesOf(args) ?? NOTHING, done);
      keep(args);
      // Like a writable stream with free space, so that writers are called back.
      if (done) process.nextTick(done);
      return true;
    },
    end(...args: unknown[]) {
      if (ended) return response;
      ended = true;
      const done = callbackOf(args);
      if (done) response.once('finish', done);
      if (!holds(response.statusCode)) {
        const rest = Buffer.concat([turn.take(), bytesOf(args) ?? NOTHING]);
        const last = rewrite && rest.length > 0 ? rewrite(rest) : rest;
        const whole = response.headersSent ? null : plan.whole?.(last);
        for (const [name, value] of Object.entries(whole?.headers ?? {})) response.setHeader(name, value ?? '');
        return Reflect.apply(end, response, last.length > 0 ? [whole?.bytes ?? last] : []);
      }
      keep(args);
      finish().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
      return response;
    },
  });
}
