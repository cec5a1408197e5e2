import { within } from '../../domain/values/within';

/** Thrown for a reply above the size limit. */
export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge';
}

/**
 * Reads a reply's bytes up to a limit, regardless of its Content-Length. They are counted after decompression while
 * they arrive; above the limit nothing is stored and the connection is closed. @throws ReplyTooLarge
 */
export async function readReply(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const declared = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit || declared > limit) {
      await reader?.cancel();
      throw new ReplyTooLarge(`The reply has more than ${limit} bytes`);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** Discards an unread reply, so that its connection is released. */
export async function dropReply(response: Response): Promise<void> {
  await response.body?.cancel();
}

interface StreamLimits {
  readonly bytes: number;
  /**
   * Maximum total time spent waiting for the platform, in milliseconds; time spent waiting for a slow reader does not
   * count.
   */
  readonly waitMs: number;
}

/** A reply's body as a stream. It fails, like a lost connection, if the platform sends too much or too slowly. */
export function limitedStream(response: Response, { bytes, waitMs }: StreamLimits): ReadableStream<Uint8Array> | null {
  const reader = response.body?.getReader();
  if (!reader) return null;
  let left = { bytes, waitMs };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const begun = performance.now();
      const part = await within(left.waitMs, reader.read(), 'late');
      if (part === 'late') return breakOff(reader, controller, new Error('The platform took too long'));
      if (part.done) return controller.close();
      left = { bytes: left.bytes - part.value.byteLength, waitMs: left.waitMs - (performance.now() - begun) };
      const tooLarge = new ReplyTooLarge(`The file has more than ${bytes} bytes`);
      if (left.bytes < 0) return breakOff(reader, controller, tooLarge);
      controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function breakOff(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  controller: ReadableStreamDefaultController,
  reason: Error,
): Promise<void> {
  controller.error(reason);
  await reader.cancel(reason);
}
