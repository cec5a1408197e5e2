import 'server-only';
import { currentDomain } from '../contract/site/site';
import { processMemory } from '../session/process-memory';
import { UpstreamError } from './errors';
import { send } from './transport';

const KEEP_MS = 2_000;
const TIMEOUT_MS = 5_000;

interface Probe {
  at: number;
  answer: Promise<boolean>;
}

async function probe(): Promise<boolean> {
  try {
    await send(currentDomain, {}, { timeoutMs: TIMEOUT_MS, always: true });
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.kind !== 'unavailable' || error.status !== 0;
  }
}

/**
 * Whether the platform responds (link_active, specification 1, section 4); checked at most once per 2 s for all
 * browsers together.
 */
export function isLinkActive(now = Date.now()): Promise<boolean> {
  const memory = processMemory('link', (): { probe: Probe | null } => ({ probe: null }));
  if (!memory.probe || now - memory.probe.at > KEEP_MS) memory.probe = { at: now, answer: probe() };
  return memory.probe.answer;
}
