import { spawnSync } from 'node:child_process';

/** What a contributor runs between two edits, in two minutes: of the unit tests those that a change can break. */
export const QUICK: readonly string[] = ['lint', 'types', 'unit'];

const MAIN = ['upstream/main', 'origin/main', 'main'];

/** Where the work that is not in `main` begins; null outside of a repository. */
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
