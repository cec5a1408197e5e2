import { setTimeout as pause } from 'node:timers/promises';
import { ReplyTooLarge, limitedStream, readReply } from './reply-bytes';

/** A reply sent in chunks, `everyMs` apart. */
function reply(blocks: number, size: number, everyMs = 0, headers = {}): { response: Response; given: () => number } {
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause(everyMs);
      if (given === blocks) return controller.close();
      given += 1;
      controller.enqueue(new Uint8Array(size));
    },
  });
  return { response: new Response(body, { headers }), given: () => given };
}

async function bytesOf(stream: ReadableStream<Uint8Array> | null, everyMs = 0): Promise<number> {
  let bytes = 0;
  for await (const chunk of stream ?? []) {
    bytes += chunk.byteLength;
    await pause(everyMs);
  }
  return bytes;
}

it('reads up to the limit, and cancels a longer reply', async () => {
  expect((await readReply(reply(4, 25).response, 100)).byteLength).toBe(100);
  const endless = reply(1_000, 25);
  await expect(readReply(endless.response, 100)).rejects.toBeInstanceOf(ReplyTooLarge);
  expect(endless.given()).toBeLessThan(10);
});

it('trusts a Content-Length above the limit, but not one below it', async () => {
  await expect(readReply(reply(1, 1, 0, { 'content-length': '101' }).response, 100)).rejects.toBeInstanceOf(
    ReplyTooLarge,
  );
  await expect(readReply(reply(9, 25, 0, { 'content-length': '1' }).response, 100)).rejects.toBeInstanceOf(
    ReplyTooLarge,
  );
});

it('streams a reply within its limits, however slow its reader', async () => {
  expect(await bytesOf(limitedStream(reply(8, 10).response, { bytes: 80, waitMs: 60 }), 20)).toBe(80);
});

it('aborts a reply that is too long or too slow', async () => {
  await expect(bytesOf(limitedStream(reply(9, 10).response, { bytes: 80, waitMs: 1_000 }))).rejects.toBeInstanceOf(
    ReplyTooLarge,
  );
  await expect(bytesOf(limitedStream(reply(50, 1, 20).response, { bytes: 80, waitMs: 100 }))).rejects.toThrow(
    'too long',
  );
});
