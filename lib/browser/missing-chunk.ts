/** What browsers say of a module that does not arrive; any other TypeError is a fault in it. */
const NOT_ARRIVED = /dynamically imported module|module script failed/i;

/** What a bundler's import() rejects with when its file does not arrive, by whichever bundler. */
export function isMissingChunk(error: unknown): boolean {
  if (error instanceof TypeError) return NOT_ARRIVED.test(error.message);
  return error instanceof Error && (error.name === 'ChunkLoadError' || /chunk/i.test(error.message));
}
