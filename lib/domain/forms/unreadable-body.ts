/** Error message of lib/actions/form-state for arguments that no form of ours sends. */
export const NO_FORM = 'What was sent is no form.';

/**
 * Beginnings of the error messages of Next's parsers of forms and of a script's arguments (undici, busboy and React),
 * which have no error codes.
 */
const MESSAGES = [
  NO_FORM,
  'Failed to parse body as FormData.',
  'Multipart: Boundary not found',
  'Malformed part header',
  'Malformed content type',
  'Unexpected end of form',
  'Unexpected end of multipart data',
  'Connection closed.',
  'Missing Content-Type',
  // React's errors for a script's arguments: references that are missing, cyclic or of the wrong type.
  'Invalid reference.',
  'Invalid forward reference.',
  'Invalid Map initializer.',
  'Invalid Set initializer.',
  'Invalid Iterator initializer.',
  'Invalid data for bytes stream.',
  'Already initialized ',
  'Cannot have cyclic thenables.',
  'Expected an initialized chunk ',
  'Could not reference an opaque temporary reference.',
  'Could not find the module ',
  'Referenced Blob is not a Blob.',
  'Reply finished with incomplete file part.',
  'Maximum array nesting exceeded.',
  'BigInt is too large.',
  'Server Function has too many bound arguments.',
  'Server Action arguments list is too long',
  // Larger than next.config.ts allows, from a sender that sends no Content-Length (server/request/too-large.ts).
  'Body exceeded ',
];

/**
 * React's errors for unreadable arguments of a script; our code can throw them too, so the stack must begin in Next.
 */
const UNREADABLE_ARGUMENTS = [
  "Cannot read properties of undefined (reading 'arrayBuffer')",
  "Cannot read properties of null (reading 'length')",
];
const IN_NEXT = /^[^\n]*\n\s+at [^\n]*[\\/]next[\\/]dist[\\/]/;

/**
 * True when a request failed because its body is not a valid form, which is the sender's fault. `fromScript`: sent by a
 * script, as JSON that may be broken.
 */
export function isUnreadableBody(error: unknown, fromScript: boolean): boolean {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  const { message } = error;
  if (typeof message !== 'string') return false;
  if (MESSAGES.some((start) => message.startsWith(start))) return true;
  if (!fromScript) return false;
  if ('name' in error && error.name === 'SyntaxError') return true;
  return (
    UNREADABLE_ARGUMENTS.includes(message) &&
    'stack' in error &&
    typeof error.stack === 'string' &&
    IN_NEXT.test(error.stack)
  );
}
