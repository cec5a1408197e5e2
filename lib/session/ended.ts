import { ExpiringMap, processMemory } from './process-memory';

const DAY_MS = 24 * 3600 * 1000;

function memory(): ExpiringMap<true> {
  return processMemory('ended-sessions', () => new ExpiringMap<true>(DAY_MS, 100_000));
}

/** Ended sessions are remembered, so that a late refresh or a replayed cookie cannot revive one (design, section 5.3). */
export function markEnded(sid: string): void {
  memory().set(sid, true);
}

export function isEnded(sid: string): boolean {
  return memory().get(sid) === true;
}
