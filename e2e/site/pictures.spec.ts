import { expect, test } from '../fixtures';

const PICTURE = /\/assets\/i\/[\w-]+\/\w+\/\d+\.(?:jpg|webp|avif)/g;

test('the server keeps pictures: the second reader’s come without Next, with a length and in ranges', async ({
  request,
}) => {
  const html = await (await request.get('/product/bully-sticks', { headers: { accept: 'text/html' } })).text();
  const pictures = [...new Set(html.match(PICTURE))].slice(0, 3);
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) {
    const first = await request.get(picture);
    const bytes = await first.body();
    expect(first.headers()['content-length']).toBe(String(bytes.length));
    expect(first.headers()['x-stockist-length']).toBeUndefined();
    const end = await request.get(picture, { headers: { range: 'bytes=-100' } });
    expect(end.status()).toBe(206);
    expect(end.headers()['content-range']).toBe(`bytes ${bytes.length - 100}-${bytes.length - 1}/${bytes.length}`);
    expect(Buffer.compare(await end.body(), bytes.subarray(-100))).toBe(0);
    const again = await request.get(picture, { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
  }
});
