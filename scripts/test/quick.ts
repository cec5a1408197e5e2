import { spawnSync } from 'node:child_process';

/** `npm test -- quick`: checks for use between two edits, in two minutes; only unit tests that a change affects. */
export const QUICK: readonly string[] = ['lint', 'types', 'unit'];

const MAIN = ['upstream/main', 'origin/main', 'main'];

/** The commit where the current branch left `main`; null outside of a repository. */
function begin(): string | null {
  for (const branch of MAIN) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/** Arguments for Jest: changes since `main`, committed or not; all tests when that is unknown. */
export function changedOnly(): string[] {
  const since = begin();
  return since === null ? [] : [`--changedSince=${since}`, '--passWithNoTests'];
}
