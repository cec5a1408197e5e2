import sharp from 'sharp';
import { UPLOAD_BYTES } from '@/lib/contract/account/user';
import { UpstreamError } from '@/lib/upstream/errors';
import { POST } from './route';

const sessionWrite = jest.fn();
const forgetUser = jest.fn();
let session: { sid: string } | null = { sid: 's1' };
jest.mock('next/headers', () => ({ cookies: async () => ({}) }));
jest.mock('@/lib/session/cookie', () => ({ readSession: async () => session }));
jest.mock('@/lib/upstream/session-call', () => ({ sessionWrite: (...args: unknown[]) => sessionWrite(...args) }));
jest.mock('@/lib/data/viewer', () => ({ forgetUser: (...args: unknown[]) => forgetUser(...args) }));

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = 'https://shop.example';
});

beforeEach(() => {
  session = { sid: 's1' };
  sessionWrite.mockReset().mockResolvedValue({});
  forgetUser.mockReset();
});

function upload(
  file: File | string | null,
  headers: Record<string, string> = { origin: 'https://shop.example' },
): Request {
  const body = new FormData();
  if (file !== null) body.set('image', file);
  return new Request('https://shop.example/api/account/image', { method: 'POST', body, headers });
}

const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 3, height: 2, channels: 3, background: 'white' } })
          .png()
          .toBuffer(),
      ),
    ],
    'me.jpg',
  );
const sent = () => (sessionWrite.mock.lastCall as [unknown, { body: { image: string } }])[1].body.image;

async function outcome(request: Request): Promise<string | null> {
  const response = await POST(request);
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toContain('no-store');
  return response.headers.get('location');
}

it("detects a picture's type by its bytes, not its name, and invalidates the cached user", async () => {
  expect(await outcome(upload(await picture()))).toBe('/profile?picture=saved');
  expect(sent()).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(forgetUser).toHaveBeenCalledWith('s1');
});

it.each([
  ['missing', null],
  ['missing', ''],
  ['missing', new File([], 'me.png')],
  [
    'type',
    new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'me.png', {
      type: 'image/png',
    }),
  ],
  ['large', new File([new Uint8Array(UPLOAD_BYTES + 1)], 'me.png', { type: 'image/png' })],
  ['large', new File([new Uint8Array(2 * UPLOAD_BYTES)], 'me.png', { type: 'image/png' })],
] as const)('reports the problem of a file as %s', async (problem, file) => {
  expect(await outcome(upload(file))).toBe(`/profile?picture=${problem}`);
  expect(sessionWrite).not.toHaveBeenCalled();
});

it.each([
  [
    'broken',
    new UpstreamError('refused', 'No.', {
      status: 422,
      fieldErrors: { image: 'This picture cannot be read.' },
      values: { reason: 'PICTURE_BROKEN' },
    }),
  ],
  [
    'refused',
    new UpstreamError('refused', 'No.', {
      status: 422,
      fieldErrors: { image: 'This picture is too small.' },
      values: { reason: 'PICTURE_SIZE' },
    }),
  ],
  ['refused', new UpstreamError('refused', 'No.', { status: 422, fieldErrors: { image: 'No.' } })],
  ['large', new UpstreamError('refused', 'No.', { status: 413 })],
  ['refused', new UpstreamError('refused', 'No.', { status: 429 })],
  ['unavailable', new UpstreamError('unavailable', 'Network Error')],
])('reports %s when the platform refuses or fails', async (problem, error) => {
  sessionWrite.mockRejectedValue(error);
  expect(await outcome(upload(await picture()))).toBe(`/profile?picture=${problem}`);
});

it('redirects a visitor, also after an ended session, to the sign-in and back', async () => {
  sessionWrite.mockRejectedValue(new UpstreamError('unauthorized', 'Over.', { status: 401 }));
  expect(await outcome(upload(await picture()))).toBe('/login?ended=1&next=%2Fprofile');
  session = null;
  expect(await outcome(upload(await picture()))).toBe('/login?next=%2Fprofile');
});

it.each([{}, { origin: 'https://evil.example' }, { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }])(
  'rejects requests from another site: %j',
  async (headers) => {
    const response = await POST(upload(await picture(), headers as Record<string, string>));
    expect(response.status).toBe(403);
    expect(sessionWrite).not.toHaveBeenCalled();
  },
);
