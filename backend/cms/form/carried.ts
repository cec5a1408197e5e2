/** A JSON value that a form carries in a hidden field; null when it carries none, or no JSON. */
export function readCarried(text: string | undefined): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return null;
  }
}
