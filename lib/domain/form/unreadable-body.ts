/** What lib/actions/form-state says of arguments that no form of ours sends. */
export const NO_FORM = 'What was sent is no form.';

/** What Next's parsers of forms and of a script's arguments say to what they cannot read: undici, busboy and React, none of which has a code for it. */
const SAID = [
  NO_FORM,
  'Failed to parse body as FormData.',
  'Multipart: Boundary not found',
  'Malformed part header',
  'Malformed content type',
  'Unexpected end of form',
  'Unexpected end of multipart data',
  'Connection closed.',
  'Missing Content-Type',
  // Larger than next.config.ts allows, from a sender that does not say its length (scripts/server/too-large.ts).
  'Body exceeded ',
];

/**
 * Whether an error of a request says that its body was no form, which is the sender's fault. `fromScript`: sent by a script, as text in
 * JSON that may be broken.
 */
export function isUnreadableBody(error: unknown, fromScript: boolean): boolean {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  const { message } = error;
  return (
    SAID.some((said) => typeof message === 'string' && message.startsWith(said)) ||
    (fromScript && 'name' in error && error.name === 'SyntaxError')
  );
}
