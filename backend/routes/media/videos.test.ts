import fs from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { HttpEnv } from '../../http/platform';
import { BACKEND_FOLDER } from '../../system/backend-folder';
import { registerVideos } from './videos';

const router = new Hono<HttpEnv>();
registerVideos({ router });
const FILM = '/v/scent-bench-drift.mp4';
const ask = async (headers: Record<string, string> = {}, method = 'GET') => router.request(FILM, { method, headers });

it('opens no file for a HEAD, which has the length of the whole film', async () => {
  const open = jest.spyOn(fs, 'createReadStream');
  const reply = await ask({ range: 'bytes=0-9' }, 'HEAD');
  expect([reply.status, Number(reply.headers.get('content-length'))]).toEqual([200, 233_839]);
  expect(open).not.toHaveBeenCalled();
  await (await ask()).body?.cancel();
  expect(open).toHaveBeenCalledTimes(1);
  open.mockRestore();
});

it.each<Record<string, string>>([{}, { range: 'bytes=0-' }])(
  'sends an empty film, asked for with %j',
  async (headers) => {
    const stats = await fs.promises.stat(join(BACKEND_FOLDER, 'media', 'videos', 'scent-bench-drift.mp4'));
    const stat = jest.spyOn(fs.promises, 'stat').mockResolvedValue(Object.assign(stats, { size: 0 }));
    const reply = await ask(headers);
    stat.mockRestore();
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  },
);

it('closes the file of a film that nobody goes on reading', async () => {
  const open = jest.spyOn(fs, 'createReadStream');
  await (await ask()).body?.cancel();
  const [opened] = open.mock.results;
  expect(opened?.type === 'return' && opened.value.destroyed).toBe(true);
  open.mockRestore();
});

it('honours the conditions of a request for a part, by both validators', async () => {
  const head = await ask({}, 'HEAD');
  const [etag, modified] = [head.headers.get('etag') ?? '', head.headers.get('last-modified') ?? ''];
  expect([etag, modified]).toEqual([expect.stringMatching(/^"\S+"$/), expect.stringContaining('GMT')]);
  const range = 'bytes=0-9';
  const statusOf = async (headers: Record<string, string>) => {
    const reply = await ask(headers);
    await reply.body?.cancel();
    return reply.status;
  };
  expect(await statusOf({ range })).toBe(206);
  for (const same of [etag, modified]) expect(await statusOf({ range, 'if-range': same })).toBe(206);
  for (const other of ['"x"', `W/${etag}`, 'Sat, 21 Nov 1998 00:00:00 GMT'])
    expect(await statusOf({ range, 'if-range': other })).toBe(200);
  expect(await statusOf({ range, 'if-none-match': `"x", ${etag}`, 'cache-control': 'no-cache' })).toBe(304);
  expect(await statusOf({ 'if-modified-since': modified })).toBe(304);
  expect(await statusOf({ 'if-none-match': '"x"', 'if-modified-since': modified })).toBe(200);
});
