import 'server-only';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { seal, unseal } from '../seal';

/** Browsers discard a cookie whose name and value exceed 4096 bytes. */
const MAX_SEAL_LENGTH = 4_000;
/** Maximum number of decompressed bytes, against decompression bombs. */
const MAX_BYTES = 32_768;

/** Compresses and seals values for a cookie; null if they are too large. */
export async function sealCompressed(data: object, seconds: number): Promise<string | null> {
  const packed = deflateRawSync(JSON.stringify(data)).toString('base64url');
  const value = await seal({ packed }, seconds);
  return value.length > MAX_SEAL_LENGTH ? null : value;
}

function unpack(packed: string): unknown {
  try {
    return JSON.parse(
      inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_BYTES }).toString('utf8'),
    );
  } catch {
    // Sealed by an older version of the shop in another format.
    return null;
  }
}

/** Null if absent, expired or not sealed by this shop. */
export async function openCompressed(sealed: string | undefined, seconds: number): Promise<unknown> {
  if (!sealed) return null;
  const parsed = z.object({ packed: z.string() }).safeParse(await unseal(sealed, seconds));
  return parsed.success ? unpack(parsed.data.packed) : null;
}
