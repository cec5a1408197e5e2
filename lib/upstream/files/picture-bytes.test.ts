import { UpstreamError } from '../errors';
import { readPicture } from './picture-bytes';

const PICTURE = { hash: 'abcdef12', aspect: '1x1', alt: '', widest: 0, placeholder: '' } as const;
const JPEG = { headers: { 'content-type': 'image/jpeg' } };

let reply: () => Response | Promise<Response>;

beforeAll(() => {
  process.env.API_BASE_URL = 'http://127.0.0.1:9';
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  globalThis.fetch = jest.fn(async () => reply());
});

it('is the bytes, or null if the platform has no such picture', async () => {
  reply = () => new Response('bytes', JPEG);
  expect(Buffer.from((await readPicture(PICTURE, 650)) ?? []).toString()).toBe('bytes');
  reply = () => new Response('', { status: 404 });
  expect(await readPicture(PICTURE, 650)).toBeNull();
});

it.each([
  ['is busy', () => new Response('', { status: 503 })],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'ends before the picture does',
    () => new Response(new ReadableStream({ start: (sent) => sent.error(new TypeError('terminated')) }), JPEG),
  ],
])('throws if the platform %s, since a card without it would be kept for good', async (_, answer) => {
  reply = answer;
  await expect(readPicture(PICTURE, 650)).rejects.toBeInstanceOf(UpstreamError);
});
