/** The loggable part of an error: name, message and stack, but never the parameters that database drivers add. */
export function describeError(error: unknown): { name: string; message: string; stack: string } {
  if (!(error instanceof Error))
    return { name: typeof error, message: 'Something that is no error was thrown', stack: '' };
  const message = error.message.split('\nparams:')[0] ?? '';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  return { name: error.name, message: `${message}${cause}`, stack: frames.join('\n') };
}
