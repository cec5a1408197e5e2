/**
 * Keeps Next from reading .env files beside the build by itself: its pages would then have settings that the server
 * around them, and the check at the start, do not know. Next sets the same in its own workers. Call it before `next()`.
 */
export function ignoreEnvFiles(): void {
  process.env['__NEXT_PROCESSED_ENV'] = 'true';
}
