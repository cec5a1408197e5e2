import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;

async function answer(url: string, response: ServerResponse): Promise<void> {
  const reply = await fetch(url);
  const type = reply.headers.get('content-type') ?? '';
  const cached = { 'cache-control': reply.headers.get('cache-control') ?? 'no-store' };
  if (!type.startsWith('text/html')) {
    response.writeHead(reply.status, { 'content-type': type, ...cached });
    if (reply.body) Readable.fromWeb(reply.body as never).pipe(response);
    else response.end();
    return;
  }
  const page = brotliCompressSync((await reply.text()).replaceAll(SCRIPTS, ''));
  response.writeHead(reply.status, {
    'content-type': type,
    'content-encoding': 'br',
    'content-length': page.length,
    ...cached,
  });
  response.end(page);
}

/** A proxy that removes every script from a shop's pages. */
export async function startScriptless(shop: string): Promise<{ readonly address: string; stop(): void }> {
  const server = createServer((request, response) => {
    answer(shop + (request.url ?? '/'), response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
