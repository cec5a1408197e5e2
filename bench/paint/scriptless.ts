import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** As in server/response/body.ts. */
const BROTLI_QUALITY = 9;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const compress = promisify(brotliCompress);

interface Copy {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
}

/** Headers that belong to a single response, or to the bytes of its body. */
const NOT_COPIED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * A page without its scripts, compressed as the shop does it; any other file as it is. Its headers are those of the
 * original: a browser may start a new process because of them.
 */
async function copyOf(url: string): Promise<Copy> {
  const reply = await fetch(url);
  const headers = Object.fromEntries([...reply.headers].filter(([name]) => !NOT_COPIED.has(name)));
  if (!reply.headers.get('content-type')?.startsWith('text/html'))
    return { status: reply.status, headers, body: new Uint8Array(await reply.arrayBuffer()) };
  const page = Buffer.from((await reply.text()).replaceAll(SCRIPTS, ''));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: page.length };
  const body = await compress(page, { params });
  return { status: reply.status, headers: { ...headers, 'content-encoding': 'br' }, body };
}

function send(response: ServerResponse, { status, headers, body }: Copy): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}

/** A server with copies of a shop's pages without scripts; each is made once, and then as quick as the shop's own. */
export async function startScriptless(shop: string): Promise<{ readonly address: string; stop(): void }> {
  const copies = new Map<string, Promise<Copy>>();
  const server = createServer((request, response) => {
    const url = shop + (request.url ?? '/');
    const copy = copies.get(url) ?? copyOf(url);
    copies.set(url, copy);
    copy.then(
      (made) => send(response, made),
      (error: unknown) => {
        console.error(error);
        copies.delete(url);
        response.destroy();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // After a failure nobody stops it, and the process has to end.
  server.unref();
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
