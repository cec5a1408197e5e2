import { Refusal } from '../terminal/terminal.ts';
import type { Service } from './service.ts';

/** After more ends than this within the window it is not restarted any more. */
const MAX_ENDS = 5;
const WINDOW_MS = 60_000;
/** Pause before a restart, longer each time within the window. */
const PAUSE_MS = 250;

interface KeepRunning {
  readonly service: Service;
  /** Restarts it and resolves once it answers. @throws Refusal when it does not, or when everything is stopping. */
  readonly startAgain: () => Promise<Service>;
  readonly isStopping: () => boolean;
  readonly say: (line: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Restarts a service each time it ends. Resolves with a message when it gives up, or when stopping. */
export async function keepRunning({ service, startAgain, isStopping, say, now, pause }: KeepRunning): Promise<string> {
  const { name } = service;
  let ends: number[] = [];
  let running: Service | null = service;
  let ending = '';
  let down = 0;
  for (;;) {
    if (running) ending = await running.exited;
    if (isStopping()) return `The ${name} was stopped.`;
    const ended = now();
    // People have been without it since it last ran, also where the first restart failed.
    if (running) down = ended;
    ends = [...ends.filter((time) => ended - time < WINDOW_MS), ended];
    if (ends.length > MAX_ENDS) return `The ${name} ended ${ends.length} times within a minute. ${ending}`;
    say(`The ${name} ended unexpectedly (${ending}); starting it again.`);
    await pause(PAUSE_MS * (ends.length - 1));
    running = null;
    try {
      running = await startAgain();
      say(`The ${name} runs again, after ${((now() - down) / 1000).toFixed(1)} s.`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      ending = error.message;
    }
  }
}
