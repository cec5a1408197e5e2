import type { Restart } from './troubles/troubles.ts';
import type { Check } from './verdict.ts';

/**
 * Seconds until a part that was killed works again. What its main thread waits for processors is not counted: the
 * customers take them, and whatever else the machine does.
 */
const WITHIN = 5;

/** The parts that `npm start` says run again, once for each time (scripts/start/services/keep-running.ts). */
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
      name: `what was killed works again within ${WITHIN} s, apart from waiting for processors`,
      broken: restarts.filter(({ seconds, waited }) => seconds - waited > WITHIN).map(shown),
    },
  ];
}
