const CHALLENGE = '/api/form/challenge';
/** Shorter than a challenge's lifetime (lib/session/tokens/captcha), so that no expired solution is sent. */
const SOLUTION_MS = 20 * 60_000;

/**
 * Fetches and solves a challenge. @returns the value to submit, or null if that fails: the form then asks for a review
 * instead
 */
export async function solveCaptcha(): Promise<string | null> {
  // Undefined on plain http, except on localhost.
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

/** True if a solution from that time can still be sent. */
export function isFresh(solvedAt: number, now = Date.now()): boolean {
  return now - solvedAt < SOLUTION_MS;
}
