import { Refusal } from './terminal.ts';
import type { Service } from './service.ts';

/** More ends than this within the window, and starting it again does not help. */
const MOST_ENDS = 5;
const WINDOW_MS = 60_000;
/** Between an end and the next start, longer each time within the window. */
const PAUSE_MS = 250;

interface KeepRunning {
  readonly service: Service;
  /** Starts it anew and resolves once it answers. @throws Refusal when it does not, or when everything is stopping. */
  readonly startAgain: () => Promise<Service>;
  readonly isStopping: () => boolean;
  readonly say: (line: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Starts a service again each time it ends. Resolves with a sentence when that is of no use, or when stopping. */
export async function keepRunning({ service, startAgain, isStopping, say, now, pause }: KeepRunning): Promise<string> {
  const { name } = service;
  let ends: number[] = [];
  let running: Service | null = service;
  let ending = '';
  for (;;) {
    if (running) ending = await running.exited;
    if (isStopping()) return `The ${name} was stopped.`;
    const ended = now();
    ends = [...ends.filter((time) => ended - time < WINDOW_MS), ended];
    if (ends.length > MOST_ENDS) return `The ${name} ended ${ends.length} times within a minute. ${ending}`;
    say(`The ${name} ended unexpectedly (${ending}); starting it again.`);
    await pause(PAUSE_MS * (ends.length - 1));
    running = null;
    try {
      running = await startAgain();
      say(`The ${name} runs again, after ${((now() - ended) / 1000).toFixed(1)} s.`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      ending = error.message;
    }
  }
}
