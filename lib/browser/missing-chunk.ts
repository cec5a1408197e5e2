/** Browsers' messages for a module that failed to load; any other TypeError is a bug in the module. */
const NOT_ARRIVED = /dynamically imported module|module script failed/i;

/** True for the rejection of import() when its file failed to load, with any bundler. */
export function isMissingChunk(error: unknown): boolean {
  if (error instanceof TypeError) return NOT_ARRIVED.test(error.message);
  return error instanceof Error && (error.name === 'ChunkLoadError' || /chunk/i.test(error.message));
}
