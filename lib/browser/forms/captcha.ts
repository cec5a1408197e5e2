const CHALLENGE = '/api/form/challenge';
/** Shorter than a challenge's lifetime (lib/session/tokens/captcha), so that a sent solution is never expired. */
const SOLUTION_MS = 20 * 60_000;

/**
 * Fetches and solves a challenge; returns what the form sends. Null if that fails: the form then asks for a review
 * instead.
 */
export async function solveCaptcha(): Promise<string | null> {
  // Missing on plain http, except on localhost.
  if (!globalThis.crypto?.subtle) return null;
  try {
    const [{ solveChallenge }, { deriveKey }, reply] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
      fetch(CHALLENGE, { cache: 'no-store' }),
    ]);
    if (!reply.ok) return null;
    const challenge = await reply.json();
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution && btoa(JSON.stringify({ challenge, solution }));
  } catch {
    return null;
  }
}

/** Whether a solution of that time can still be sent. */
export function isFresh(solvedAt: number, now = Date.now()): boolean {
  return now - solvedAt < SOLUTION_MS;
}
