import 'server-only';
import { Readable, type Transform, pipeline } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import { log } from '../config/log';
import type { SitemapAddress } from '../contract/site/sitemap';

/** Characters per chunk: the library emits single tags. */
const CHUNK = 32_768;
const NO_EXTENSIONS = { news: false, xhtml: false, image: false, video: false };

async function* inChunks(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for await (const piece of stream) {
    text += String(piece);
    if (text.length < CHUNK) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text !== '') yield encoder.encode(text);
}

/**
 * Nothing is read from `source` before the result is read. If `source` fails, the stream ends without the closing tag.
 */
function xmlOf(source: AsyncIterable<unknown>, writer: Transform): ReadableStream<Uint8Array> {
  const written = pipeline(Readable.from(source), writer, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.warn({ reason: error.name }, 'sitemap cut short');
  });
  const chunks = inChunks(written);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        written.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* toItems(addresses: AsyncIterable<SitemapAddress>) {
  for await (const { url, lastmod, priority } of addresses)
    yield { url, priority: priority / 100, ...(lastmod && { lastmod }) };
}

/**
 * A sitemap of paths of this site as XML, escaped, with absolute addresses. `addresses` must not be empty; they are
 * streamed, never all in memory.
 */
export function urlset(addresses: AsyncIterable<SitemapAddress>, origin: string): ReadableStream<Uint8Array> {
  return xmlOf(
    toItems(addresses),
    new SitemapStream({ hostname: origin, xmlns: NO_EXTENSIONS, level: ErrorLevel.SILENT }),
  );
}

export function sitemapIndex(
  files: readonly { readonly path: string; readonly lastmod: string | null }[],
  origin: string,
): ReadableStream<Uint8Array> {
  async function* items() {
    for (const { path, lastmod } of files) yield { url: new URL(path, origin).href, ...(lastmod && { lastmod }) };
  }
  return xmlOf(items(), new SitemapIndexStream({ level: ErrorLevel.SILENT }));
}
