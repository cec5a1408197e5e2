import { inflateRawSync } from 'node:zlib';

export interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

const MAX_ENTRIES = 500;

const DIRECTORY_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY = 0x04034b50;

/** The entries of an archive; null if it is none. @throws RangeError when lengths point beyond the end of the file */
export function directoryOf(bytes: Buffer): Entry[] | null {
  const end = bytes.lastIndexOf(DIRECTORY_END);
  if (end === -1) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Unpacks one part; null when it does not match the directory. @throws RangeError when it unpacks to more than declared
 */
export function unpack(bytes: Buffer, { method, packed, size, at }: Entry): Buffer | null {
  if (bytes.readUInt32LE(at) !== ENTRY) return null;
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const data = bytes.subarray(from, from + packed);
  if (method === 0) return data.length === size ? data : null;
  if (method !== 8) return null;
  const part = inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  return part.length === size ? part : null;
}
