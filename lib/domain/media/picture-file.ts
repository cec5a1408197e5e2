import type { UPLOAD_TYPES } from '../../contract/account/user';

type PictureType = (typeof UPLOAD_TYPES)[number];

/** Outcomes of a picture upload, as in the query of the profile page. */
const PICTURE_OUTCOMES = ['saved', 'missing', 'large', 'type', 'broken', 'refused', 'unavailable'] as const;
export type PictureOutcome = (typeof PICTURE_OUTCOMES)[number];

export function pictureOutcome(text: string | null | undefined): PictureOutcome | null {
  return PICTURE_OUTCOMES.find((outcome) => outcome === text) ?? null;
}

/** Number of bytes that identify a picture's type. */
const HEAD_BYTES = 32;

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The brands of an ISO media file, the major brand first. */
function brands(head: Uint8Array): string[] {
  const found: string[] = [];
  for (let at = 8; at + 4 <= head.length; at += 4) if (at !== 12) found.push(text(head, at, at + 4));
  return found;
}

/** Type of a file by its first bytes, whatever its name; null for anything but JPEG, PNG, WebP and AVIF. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = bytes.subarray(0, HEAD_BYTES);
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (text(head, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp';
  if (text(head, 4, 8) === 'ftyp' && brands(head).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'image/avif';
  return null;
}
