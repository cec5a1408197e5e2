import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly body: string;
}

interface Question {
  readonly port: number;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
}

/**
 * One request to this machine with exactly these headers: fetch adds its own, and forbids some. Redirects are not
 * followed.
 */
export async function ask({ port, path, method, headers, body }: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false, timeout: 60_000 }, (reply) => {
    buffer(reply).then(
      (bytes) =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: decoded(bytes, reply.headers['content-encoding']),
        }),
      reject,
    );
  });
  asked.on('error', reject);
  asked.end(body);
  return promise;
}
