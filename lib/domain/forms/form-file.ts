import { ATTACHMENT_BYTES } from '../../contract/limits';

/** Problems of a file: message keys below `formWidget.problem`. */
export type FileProblem = 'fileLarge' | 'fileEmpty' | 'fileType';

/** Accepted file extensions. The files are never displayed, only served as downloads. */
const ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'txt', 'csv', 'docx', 'xlsx'] as const;
type Ending = (typeof ENDINGS)[number];

/** The `accept` attribute of file inputs. */
export const FILE_ACCEPT = ENDINGS.map((ending) => `.${ending}`).join(',');

const MAX_NAME_LENGTH = 100;

function endingOf(name: string): Ending | null {
  const last = name.split('.').at(-1)?.toLowerCase();
  return name.includes('.') ? (ENDINGS.find((ending) => ending === last) ?? null) : null;
}

function startsWith(bytes: Uint8Array, wanted: readonly number[], at = 0): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

/** Whether the bytes match the file's extension, so that no page or program passes as a picture. */
function isKind(ending: Ending, bytes: Uint8Array): boolean {
  switch (ending) {
    case 'pdf':
      return startsWith(bytes, ascii('%PDF-'));
    case 'jpg':
    case 'jpeg':
      return startsWith(bytes, [0xff, 0xd8, 0xff]);
    case 'png':
      return startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    case 'webp':
      return startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8);
    case 'heic':
      return startsWith(bytes, ascii('ftyp'), 4);
    case 'docx':
    case 'xlsx':
      return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
    case 'txt':
    case 'csv':
      return !bytes.includes(0);
  }
}

/** Errors that are known before a file is read. */
export function fileProblem({ name, size }: { readonly name: string; readonly size: number }): FileProblem | null {
  if (size === 0) return 'fileEmpty';
  if (size > ATTACHMENT_BYTES) return 'fileLarge';
  return endingOf(name) === null ? 'fileType' : null;
}

/** Like `fileProblem`, and validates the file's bytes. */
export function fileBytesProblem(name: string, bytes: Uint8Array): FileProblem | null {
  const problem = fileProblem({ name, size: bytes.length });
  if (problem) return problem;
  const ending = endingOf(name);
  return ending !== null && isKind(ending, bytes) ? null : 'fileType';
}

/** Control, direction and invisible characters, and those that file systems do not allow. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\u200b-\u200d\u2028\u2029\ufeff"<>:|?*]/gu;

/**
 * A name without folders, control and direction characters, at most 100 characters long; its extension is preserved.
 */
export function safeFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .replaceAll(UNSAFE, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const characters = [...plain];
  if (characters.length <= MAX_NAME_LENGTH) return plain || 'file';
  const ending = /\.[a-z\d]{1,10}$/i.exec(plain)?.[0] ?? '';
  return characters.slice(0, MAX_NAME_LENGTH - ending.length).join('') + ending;
}
