import { performance } from 'node:perf_hooks';
import { clearLine, cursorTo } from 'node:readline';

/** An error that the user can fix: printed without a stack. */
export class Refusal extends Error {}

export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Runs one step of a start or a test and says how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  say(`• ${title} …`);
  const begin = performance.now();
  const result = await work();
  say(`✓ ${title} (${seconds(performance.now() - begin)})`);
  return result;
}

/**
 * Shows what is being waited for, and for how long, in a line that is erased afterwards. In a log it is one plain line.
 */
export async function progress<T>(title: string, work: () => Promise<T>): Promise<T> {
  const { stdout } = process;
  if (!stdout.isTTY || process.env.TERM === 'dumb') {
    say(`${title} …`);
    return work();
  }
  const begin = performance.now();
  const clear = () => clearLine(stdout, 0) && cursorTo(stdout, 0);
  const draw = () => {
    clear();
    stdout.write(`${title} … ${Math.round((performance.now() - begin) / 1000)} s`);
  };
  draw();
  const timer = setInterval(draw, 1_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    clear();
  }
}

/** Prints an error and returns the exit code: a Refusal is a sentence, anything else is a bug with its stack. */
export function failure(error: unknown): 1 {
  process.stderr.write(
    error instanceof Refusal
      ? `\n✗ ${error.message}\n`
      : `\n✗ ${error instanceof Error ? error.stack : String(error)}\n`,
  );
  return 1;
}
