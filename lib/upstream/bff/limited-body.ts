const MAX_JSON_BYTES = 256 * 1024;
/** Bytes above the limit that are read and discarded: browsers show a response only after sending the whole request. */
const DROPPED_BYTES = 64 * 1024 * 1024;

/**
 * Reads a body's bytes up to a limit, regardless of its Content-Length; null if it is longer. Never stores more than
 * the limit.
 */
async function readBytes(request: Request, limit: number, drop: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit + drop) return null;
  if (!request.body) return new Uint8Array(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit + drop) return null;
    if (size > limit) chunks.length = 0;
    else chunks.push(chunk);
  }
  return size > limit ? null : Buffer.concat(chunks);
}

/** Reads a request's text up to a limit; null if it is longer. */
export async function readLimited(request: Request, limit = MAX_JSON_BYTES): Promise<string | null> {
  const bytes = await readBytes(request, limit, 0);
  return bytes === null ? null : Buffer.from(bytes).toString('utf8');
}

export type LimitedForm =
  | { readonly kind: 'form'; readonly data: FormData }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unreadable' };

/** Reads a form with files of at most `limit` bytes in total. A longer body is read to its end and discarded. */
export async function readLimitedForm(request: Request, limit: number): Promise<LimitedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return { kind: 'unreadable' };
  const bytes = await readBytes(request, limit, DROPPED_BYTES);
  if (bytes === null) return { kind: 'too-large' };
  try {
    return { kind: 'form', data: await new Response(bytes, { headers: { 'content-type': type } }).formData() };
  } catch {
    // All bytes have arrived, so only a malformed form can fail here.
    return { kind: 'unreadable' };
  }
}
