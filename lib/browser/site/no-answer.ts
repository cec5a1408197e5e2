/** True if a server action got no reply: Next's navigation errors and the server's own errors have a digest. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof Error && !('digest' in error);
}
