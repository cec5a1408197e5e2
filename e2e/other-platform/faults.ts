import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

/**
 * A failure of a call. Without a proper reply (`hang`, `disconnect`, `garbage`, `reply`) the call was not carried out
 * either, unless it says `done`; a `delay` is before the work, unless it says `done`.
 */
export type Fault = { readonly done?: boolean } &
  /** The right answer, late. */
  (
    | { readonly kind: 'delay'; readonly milliseconds: number }
    /** No byte ever. */
    | { readonly kind: 'hang' }
    /** The head at once, then a byte a second, or as often as it says. */
    | { readonly kind: 'stall'; readonly everyMs?: number }
    /** A part of the answer, and the connection ends. */
    | { readonly kind: 'cut' }
    /** The connection ends before a byte of an answer. */
    | { readonly kind: 'disconnect' }
    /** JSON without an end, of so many bytes; `bomb` has the same compressed, which is a thousandth on the wire. */
    | { readonly kind: 'huge' | 'bomb'; readonly bytes: number }
    /** Not JSON, whatever its type says. */
    | { readonly kind: 'garbage' }
    /** The right answer under another type. */
    | { readonly kind: 'wrong-type'; readonly type?: string }
    /** Another answer than the right one. */
    | {
        readonly kind: 'reply';
        readonly status?: number;
        readonly body: unknown;
        readonly headers?: Readonly<Record<string, string>>;
      }
  );

/** Whether the platform does what it was asked for. */
export function isDone(fault: Fault | null): boolean {
  return !fault || fault.done === true || !['hang', 'disconnect', 'garbage', 'reply'].includes(fault.kind);
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const JSON_TYPE = 'application/json';
const STALL_MS = 1_000;
const BLOCK = 64 * 1024;

export const jsonAnswer = (body: unknown, status = 200): Answer => ({
  status,
  type: JSON_TYPE,
  body: Buffer.from(JSON.stringify(body)),
});

/** Sends a reply, with the failure if there is one. */
export async function deliver(response: ServerResponse, answer: Answer, fault: Fault | null): Promise<void> {
  const { status, type, body, headers } = answer;
  switch (fault?.kind) {
    case undefined:
      response.writeHead(status, { ...headers, 'content-type': type, 'content-length': body.byteLength }).end(body);
      return;
    case 'delay':
      await pause(fault.milliseconds);
      response.writeHead(status, { ...headers, 'content-type': type }).end(body);
      return;
    case 'hang':
      return;
    case 'stall':
      response.writeHead(status, { ...headers, 'content-type': type }).flushHeaders();
      return trickle(response, body, fault.everyMs ?? STALL_MS);
    case 'cut':
      response.writeHead(status, { 'content-type': type, 'content-length': body.byteLength });
      response.write(body.subarray(0, Math.max(1, body.byteLength >> 1)), () => response.destroy());
      return;
    case 'disconnect':
      response.destroy();
      return;
    case 'huge':
    case 'bomb':
      return flood(response, type, fault.bytes, fault.kind === 'bomb');
    case 'garbage':
      response.writeHead(200, { 'content-type': JSON_TYPE }).end('{"data": [<html>\0');
      return;
    case 'wrong-type':
      response.writeHead(status, { 'content-type': fault.type ?? 'text/html; charset=utf-8' }).end(body);
      return;
    case 'reply':
      response
        .writeHead(fault.status ?? 200, { ...fault.headers, 'content-type': JSON_TYPE })
        .end(JSON.stringify(fault.body));
  }
}

async function trickle(response: ServerResponse, body: Buffer, everyMs: number): Promise<void> {
  for (const byte of body) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await pause(everyMs, undefined, { ref: false });
  }
  response.end();
}

function* blocks(bytes: number): Generator<Buffer> {
  const block = Buffer.alloc(BLOCK, ' ');
  yield Buffer.from('{"data":"');
  for (let left = bytes; left > 0; left -= BLOCK) yield block;
  yield Buffer.from('"}');
}

/** Writes as fast as the client reads, and stops when it disconnects. */
async function flood(response: ServerResponse, type: string, bytes: number, compressed: boolean): Promise<void> {
  response.writeHead(200, { 'content-type': type, ...(compressed && { 'content-encoding': 'gzip' }) });
  const source = Readable.from(blocks(bytes));
  await (compressed ? pipeline(source, createGzip(), response) : pipeline(source, response));
}
