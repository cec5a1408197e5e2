/** Decodes the bytes of a file or a drop; null when they are not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes.subarray(2), 'utf-16le');
  if (first === 0xfe && second === 0xff) return utf16(bytes.subarray(2), 'utf-16be');
  if (first === 0xef && second === 0xbb && third === 0xbf) return eightBit(bytes.subarray(3));
  const unmarked = unmarkedUtf16(bytes);
  return unmarked === null ? eightBit(bytes) : utf16(bytes, unmarked);
}

const SAMPLE = 2_000;

/** Latin letters in UTF-16 have a zero in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const many = sample.length / 4;
  if (sample.length < 4) return null;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

function utf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string | null {
  return asText(new TextDecoder(encoding).decode(bytes));
}

function eightBit(bytes: Uint8Array): string | null {
  try {
    return asText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Only invalid UTF-8 throws: probably CSV as saved by Windows.
    return asText(new TextDecoder('windows-1252').decode(bytes));
  }
}

/** Control characters that no text has. */
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function asText(text: string): string | null {
  return BINARY.test(text) ? null : text;
}
