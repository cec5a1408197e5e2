/** What a bundler's import() rejects with when its file does not arrive, by whichever bundler. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && (error.name === 'ChunkLoadError' || /chunk/i.test(error.message)));
}
