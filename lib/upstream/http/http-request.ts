import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, type Dispatcher, interceptors, request } from 'undici';
import { processMemory } from '../../session/process-memory';
import { ReplyTooLarge } from './reply-bytes';

export interface HttpRequest {
  readonly method: Dispatcher.HttpMethod;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. Read it with `readText` or discard it with `discardReply`, so that its connection is released. */
  readonly body: Dispatcher.ResponseData['body'];
}

/** The connections of all of Next's bundles; tests replace it (stub-platform.ts). */
const dispatcher = (): Dispatcher =>
  processMemory('http-dispatcher', () => new Agent().compose(interceptors.decompress({ skipErrorResponses: false })));

/**
 * Sends a request without following redirects. By undici's own function, since `fetch` creates Request, Headers,
 * Response and two streams per call: it takes twice the processor time. @throws the signal's reason or undici's errors
 */
export async function httpRequest(address: URL, sent: HttpRequest, signal: AbortSignal): Promise<HttpReply> {
  const { method, headers, body = null } = sent;
  const reply = await request(address, {
    method,
    headers: { 'accept-encoding': 'br, gzip', ...headers },
    body,
    signal,
    dispatcher: dispatcher(),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body };
}

/** Reads a reply up to a limit in bytes, regardless of its Content-Length. @throws ReplyTooLarge */
export async function readText({ headers, body }: HttpReply, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const declared = Number(headers['content-length'] ?? 0);
  // Leaving the loop early closes the connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > limit || declared > limit) throw new ReplyTooLarge(`The reply has more than ${limit} bytes`);
    chunks.push(chunk);
  }
  // Removes a byte order mark, unlike Buffer.toString.
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Discards an unread reply. */
export async function discardReply({ body }: HttpReply): Promise<void> {
  await body.dump();
}
