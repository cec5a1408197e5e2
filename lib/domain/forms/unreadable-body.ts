/** What lib/actions/form-state says of arguments that no form of ours sends. */
export const NO_FORM = 'What was sent is no form.';

/**
 * What Next's parsers of forms and of a script's arguments say to what they cannot read: undici, busboy and React, none
 * of which has a code for it.
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
  // What React makes of a script's arguments: references to nothing, to themselves, or to what they are not.
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
  // Larger than next.config.ts allows, from a sender that does not say its length (server/too-large.ts).
  'Body exceeded ',
];

/** What React throws at a script's arguments that it cannot read; our code can too, so only Next's own stack counts. */
const UNREADABLE_ARGUMENTS = [
  "Cannot read properties of undefined (reading 'arrayBuffer')",
  "Cannot read properties of null (reading 'length')",
];
const IN_NEXT = /^[^\n]*\n\s+at [^\n]*[\\/]next[\\/]dist[\\/]/;

/**
 * Whether an error of a request says that its body was no form, which is the sender's fault. `fromScript`: sent by a
 * script, as text in JSON that may be broken.
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
