import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../../../lib/domain/values/error-code.ts';
import { logFile } from '../terminal/log-file.ts';
import { Refusal, say } from '../terminal/terminal.ts';

export interface Service {
  readonly name: string;
  /** Of the operating system; undefined when it could not be started. */
  readonly pid: number | undefined;
  /** Resolves when the process and its children have ended, with its exit code or signal. */
  readonly exited: Promise<string>;
  /** The first message that it sends to its parent; undefined when it ends without one. */
  readonly message: Promise<unknown>;
  /** How it ended; null while it runs. */
  ending(): string | null;
  /** Asks it to stop and kills it when it has not within `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

export interface ServiceOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where its output goes: this terminal, line by line under its name, or a file. */
  readonly output: 'terminal' | { readonly file: string };
}

export const SUCCESS = 'exit code 0';

/** Compiled code of the services, which each writes as it ends: the next start is up to a quarter shorter. */
export const COMPILE_CACHE = '.next/compile-cache';

/** Resolves when all that the service printed has arrived. */
async function forward(child: ChildProcess, name: string, output: ServiceOptions['output']): Promise<void> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  if (output === 'terminal') {
    for (const stream of streams) {
      createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${name} │ ${line}\n`));
    }
    return closed;
  }
  const file = logFile(output.file, (reason) => say(`The log ${output.file} cannot be written (${reason}).`));
  for (const stream of streams) stream.pipe(file, { end: false });
  await closed;
  file.end();
  await finished(file);
}

/** Ends what is left of the process group, for example workers of a process that was killed. */
function sweep(group: number | undefined): void {
  if (group === undefined) return;
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** Starts `node <args>` supervised (supervisor.ts), in a process group of its own. */
export function startService(name: string, args: readonly string[], options: ServiceOptions): Service {
  const child = spawn(
    process.execPath,
    ['--disable-warning=DEP0205', '--import', './scripts/start/services/supervisor.ts', ...args],
    {
      env: {
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...process.env,
        ...options.env,
        STARTED_BY: String(process.pid),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    },
  );
  const printed = forward(child, name, options.output);
  let ended: string | null = null;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve((ended = error.message)));
    child.once('exit', (code, signal) => {
      ended = signal ?? `exit code ${code}`;
      sweep(child.pid);
    });
    child.once('close', () => void printed.finally(() => resolve(ended ?? 'unknown')));
  });
  const message = new Promise<unknown>((resolve) => {
    child.once('message', resolve);
    child.once('close', () => resolve(undefined));
  });
  return {
    name,
    pid: child.pid,
    exited,
    message,
    ending: () => ended,
    async stop(graceMs) {
      if (ended === null) child.kill('SIGTERM');
      const timer = new AbortController();
      const late = sleep(graceMs, undefined, { signal: timer.signal }).then(
        () => sweep(child.pid),
        () => undefined, // it ended in time
      );
      await exited;
      timer.abort();
      await late;
    },
  };
}

/**
 * Polls an address of the service until it answers 200. Refuses when the service ends or takes longer than `timeoutMs`.
 */
export async function waitUntilReady(service: Service, address: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (service.ending() !== null) throw new Refusal(`The ${service.name} ended while starting (${service.ending()}).`);
    const answered = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
      (reply) => reply.ok,
      () => false, // not listening yet
    );
    if (answered) return;
    await sleep(150);
  }
  throw new Refusal(`The ${service.name} did not answer at ${address} within ${timeoutMs / 1000} s.`);
}
