import type { Restart } from './troubles/troubles.ts';
import type { Check } from './verdict.ts';

/**
 * Seconds until a part that was killed works again. What its main thread waits for processors is not counted: the
 * customers take them, and whatever else the machine does. 5 s are wanted of both; the platform loads its modules for
 * longer on a busy machine (docs/decisions/0116-kept-running-and-measured.md), so that its bound finds hangs alone.
 */
const WITHIN = { storefront: 5, platform: 12 };

/** The parts that `npm start` says run again, once for each time (scripts/start/keep-running.ts). */
export function announced(output: string): string[] {
  return [...output.matchAll(/^The (\w+) runs again, after [\d.]+ s\.$/gm)].map(([, part = '']) => part);
}

/** A restart in words. */
export const shown = ({ part, seconds, waited }: Restart): string =>
  `${part} ${seconds.toFixed(1)} s (${waited.toFixed(1)} s of them without a processor)`;

/** Whether what was killed was restarted soon, and with an announcement. */
export function restartChecks(restarts: readonly Restart[], said: readonly string[]): Check[] {
  const parts = ['storefront', 'platform'] as const;
  const times = (part: string, list: readonly string[]) => list.filter((other) => other === part).length;
  const killed = restarts.map(({ part }) => part);
  return [
    {
      name: 'npm start says of each part that was killed that it runs again',
      broken: parts.filter((part) => times(part, said) < times(part, killed)),
    },
    {
      name:
        `the storefront works again within ${WITHIN.storefront} s of its own, ` +
        `the platform within ${WITHIN.platform} s`,
      broken: restarts.filter(({ part, seconds, waited }) => seconds - waited > WITHIN[part]).map(shown),
    },
  ];
}
