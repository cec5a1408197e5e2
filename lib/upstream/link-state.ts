import 'server-only';
import { env } from '../config/env';
import { processMemory } from '../session/process-memory';
import { isAbsent, reportBack } from './breaker';
import { probe } from './http/probe';

const KEEP_MS = 2_000;
const TIMEOUT_MS = 5_000;

interface Asked {
  at: number;
  answer: Promise<boolean>;
}

async function ask(): Promise<boolean> {
  const { origin } = new URL(env().API_BASE_URL);
  const status = await probe(origin, TIMEOUT_MS);
  if (status !== 0 && !isAbsent(status)) reportBack(origin);
  return status !== 0;
}

/**
 * Whether the platform responds (link_active, specification 1, section 4); checked at most once per 2 s for all
 * browsers together.
 */
export function isLinkActive(now = Date.now()): Promise<boolean> {
  const memory = processMemory('link', (): { asked: Asked | null } => ({ asked: null }));
  if (!memory.asked || now - memory.asked.at > KEEP_MS) memory.asked = { at: now, answer: ask() };
  return memory.asked.answer;
}
