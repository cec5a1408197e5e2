import { spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<number>();

/** Runs `node <args>` with its output on this terminal. Resolves with true when it succeeded. */
export async function runTool(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (child.pid !== undefined) running.add(child.pid);
  const [code] = await once(child, 'exit');
  if (child.pid !== undefined) running.delete(child.pid);
  return code === 0;
}

/** Ends the tools that run at this moment, when the tests are interrupted. */
export function stopTools(): void {
  for (const pid of running) process.kill(pid, 'SIGTERM');
}
