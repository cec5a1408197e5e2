/** Files of the platform, by a server of its own whose connections are counted. */
import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { FILE_LENGTH } from '../../config/file-length';
import { processMemory } from '../../session/process-memory';
import { fetchFile } from './file';
import { fetchFirstImage } from './image';
import { fetchVideo } from './video';

const SHOP = 'http://shop.invalid/';
const LENGTH = 1_000_000;

let respond: RequestListener;
const server = createServer((request, response) => respond(request, response));
/** Of each connection since the test began: resolves when it is closed. */
const closed: Promise<unknown>[] = [];
let base: string;

beforeAll(async () => {
  server.on('connection', (socket: Socket) => closed.push(once(socket, 'close')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.API_BASE_URL = base;
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  closed.length = 0;
  processMemory('breakers', () => new Map()).clear();
});

/** Sends the head and the first bytes of a file, and never its end. */
const unfinished =
  (type: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type, 'content-length': LENGTH }).write(Buffer.alloc(1_000));

const KINDS: readonly [string, string, (visitor: Request) => Promise<Response>][] = [
  ['film', 'video/mp4', (visitor) => fetchVideo('/v/a.mp4', visitor)],
  [
    'picture',
    'image/webp',
    (visitor) => fetchFirstImage(['/assets/i/abcdef/1x1/150.webp'], { visitor, isHashed: true }),
  ],
  [
    'attachment',
    'application/pdf',
    async (visitor) => {
      const file = await fetchFile('1', { accessToken: 'A', base }, visitor);
      return file.kind === 'file' ? file.response : new Response(null, { status: 503 });
    },
  ],
];

describe.each(KINDS)('the connection of a %s', (_, type, read) => {
  it('is closed after a HEAD, which gets the length and no body', async () => {
    respond = unfinished(type);
    const reply = await read(new Request(SHOP, { method: 'HEAD' }));
    expect([reply.status, reply.body, reply.headers.get(FILE_LENGTH)]).toEqual([200, null, String(LENGTH)]);
    expect(closed).toHaveLength(1);
    await Promise.all(closed);
  });

  it('is closed when the visitor leaves before the platform responds', async () => {
    const leaving = new AbortController();
    respond = () => leaving.abort();
    expect((await read(new Request(SHOP, { signal: leaving.signal }))).status).toBe(503);
    await Promise.all(closed);
  });

  it('is closed when the visitor leaves before the body is read', async () => {
    respond = unfinished(type);
    const leaving = new AbortController();
    const reply = await read(new Request(SHOP, { signal: leaving.signal }));
    expect(reply.status).toBe(200);
    leaving.abort();
    await Promise.all(closed);
  });
});

async function statuses(times: number, read: () => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let done = 0; done < times; done += 1) seen.push((await read()).status);
  return seen;
}

it('is asked of the platform after many visitors left', async () => {
  await statuses(8, () => {
    const leaving = new AbortController();
    respond = () => leaving.abort();
    return fetchVideo('/v/a.mp4', new Request(SHOP, { signal: leaving.signal }));
  });
  respond = (_, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end('film');
  expect(await (await fetchVideo('/v/a.mp4', new Request(SHOP))).text()).toBe('film');
});

it('is asked of the platform while it is too busy for other pictures, and not while a gateway answers', async () => {
  let asked = 0;
  const read = () => fetchFirstImage(['/assets/i/abcdef/1x1/150.webp'], { visitor: new Request(SHOP), isHashed: true });
  const failing =
    (body: string): RequestListener =>
    (_, response) => {
      asked += 1;
      response.writeHead(503).end(body);
    };
  respond = failing('{"text_code":"BUSY","message":"Too many pictures are being made."}');
  expect(await statuses(8, read)).toEqual(Array.from({ length: 8 }, () => 503));
  expect(asked).toBe(8);
  respond = failing('Service Unavailable');
  await statuses(8, read);
  expect(asked).toBe(13);
});

it('sends the conditions of a film’s range to the platform, and its answer back', async () => {
  const seen: unknown[] = [];
  const headers = { 'content-type': 'video/mp4', etag: '"e"', 'last-modified': 'Sat, 21 Nov 2026 00:00:00 GMT' };
  respond = ({ headers: { range, 'if-range': same, 'if-none-match': tag } }, response) => {
    seen.push({ range, same, tag });
    response.writeHead(tag ? 304 : 200, headers).end();
  };
  const ask = (asked: Record<string, string>, method = 'GET') =>
    fetchVideo('/v/a.mp4', new Request(SHOP, { method, headers: asked }));
  const [part, known] = [
    await ask({ range: 'bytes=5-', 'if-range': '"d"' }),
    await ask({ 'if-none-match': '"e"', cookie: 'stockist=x' }),
  ];
  await ask({ range: 'bytes=5-', 'if-range': '"d"' }, 'HEAD');
  expect(seen).toEqual([{ range: 'bytes=5-', same: '"d"' }, { tag: '"e"' }, {}]);
  expect([part.status, known.status, known.headers.get('etag')]).toEqual([200, 304, '"e"']);
  expect(known.headers.get('last-modified')).toBe(headers['last-modified']);
});
