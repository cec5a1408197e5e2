import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Finished pages are compressed once and sent many times, so size matters more than time. */
const BROTLI_QUALITY = 9;

type Encoding = 'br' | 'gzip' | 'identity';

/** A body, with a cache of the encodings that were requested so far. */
export class Body {
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  constructor(contents: string | Buffer) {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    this.#made.set('identity', Promise.resolve(bytes));
  }

  in(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding) ?? this.#make(encoding);
    this.#made.set(encoding, made);
    return made;
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const plain = await this.in('identity');
    return encoding === 'br'
      ? brotliAsync(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : gzipAsync(plain);
  }
}

/** There are few different headers, each repeated with every request. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that a client accepts. */
export function encodingFor(accepted = ''): Encoding {
  const known = chosen.get(accepted) ?? readEncoding(accepted);
  chosen.set(accepted, known);
  return known;
}

function readEncoding(accepted: string): Encoding {
  const taken = new Set(
    accepted
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim().toLowerCase()),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}

/** The Vary header with Accept-Encoding added. */
export function withEncoding(vary: number | string | readonly string[] | undefined): string {
  const names = vary === undefined ? '' : String(vary);
  return /accept-encoding/i.test(names) ? names : [names, 'Accept-Encoding'].filter(Boolean).join(', ');
}
