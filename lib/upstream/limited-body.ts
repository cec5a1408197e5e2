export const MAX_JSON_BYTES = 256 * 1024;

/** Reads a request's body up to a limit, whatever its Content-Length says; null when it is longer. */
export async function readLimited(request: Request, limit = MAX_JSON_BYTES): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
