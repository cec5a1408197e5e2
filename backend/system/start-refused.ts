/** Why the platform does not start, in a sentence that says what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
