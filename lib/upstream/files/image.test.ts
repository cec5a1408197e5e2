import { fetchFirstImage } from './image';

let replies: Readonly<Record<string, () => Response>>;
const asked: string[] = [];
const visitor = new Request('http://shop.invalid');
const picture = (type: string) => new Response('bytes', { headers: { 'content-type': type, 'set-cookie': 'a=b' } });

beforeAll(() => {
  process.env.API_BASE_URL = 'http://127.0.0.1:9';
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const { pathname } = address instanceof URL ? address : new URL('http://no-url.invalid');
    asked.push(pathname);
    return replies[pathname]?.() ?? new Response('', { status: 404 });
  });
});
beforeEach(() => {
  asked.length = 0;
  replies = { '/m/300x300:a.jpg': () => picture('image/jpeg'), '/m/300x300:b.svg': () => picture('image/svg+xml') };
});

it('sends the first that the platform has, without its other headers', async () => {
  const reply = await fetchFirstImage(['/m/300x300:a.avif', '/m/300x300:a.jpg'], { visitor, isHashed: false });
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('set-cookie')]).toEqual([
    200,
    'image/jpeg',
    null,
  ]);
  expect(asked).toEqual(['/m/300x300:a.avif', '/m/300x300:a.jpg']);
});

it('is kept for ever only if its address changes with it', async () => {
  const policy = async (isHashed: boolean) =>
    (await fetchFirstImage(['/m/300x300:a.jpg'], { visitor, isHashed })).headers.get('cache-control');
  expect(await policy(true)).toContain('immutable');
  expect(await policy(false)).toBe('public, max-age=300, stale-while-revalidate=86400');
});

it('is kept for minutes if the platform says so, as of the former hash of a picture', async () => {
  const saying = async (policy: string) => {
    const headers = { 'content-type': 'image/jpeg', 'cache-control': policy };
    replies = { '/m/300x300:a.jpg': () => new Response('bytes', { headers }) };
    const reply = await fetchFirstImage(['/m/300x300:a.jpg'], { visitor, isHashed: true });
    return reply.headers.get('cache-control');
  };
  expect(await saying('public, max-age=300')).toBe('public, max-age=300');
  expect(await saying('public, max-age=31536000, immutable')).toContain('immutable');
});

it('is missing if there is none, or it is no picture', async () => {
  for (const paths of [[], ['/m/300x300:c.jpg'], ['/m/300x300:b.svg']]) {
    const reply = await fetchFirstImage(paths, { visitor, isHashed: true });
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});
