import 'server-only';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { redirectsUsed } from '../../contract/site/redirect-uses';
import { redirectUseReport, signToken } from '../../domain/content/preview/preview-token';
import { processMemory } from '../../session/process-memory';
import { UpstreamError, isNotFound } from '../errors';
import { send } from '../transport';

const EVERY_MS = 60_000;
const TOKEN_MS = 30_000;
/** Maximum number of keys per call. */
const MAX_KEYS = 200;

interface Counting {
  counts: Map<string, number>;
  timer: NodeJS.Timeout | null;
  /** The platform lacks the call. */
  unknown: boolean;
}

function counting(): Counting {
  return processMemory('redirect-uses', (): Counting => ({ counts: new Map(), timer: null, unknown: false }));
}

/** Counts a use of a redirect; the sums are reported once a minute. */
export function countRedirect(key: string): void {
  const state = counting();
  if (state.unknown || env().REVALIDATE_SECRET === undefined) return;
  if (state.counts.has(key) || state.counts.size < MAX_KEYS) state.counts.set(key, (state.counts.get(key) ?? 0) + 1);
  state.timer ??= setTimeout(() => {
    state.timer = null;
    void reportUses();
  }, EVERY_MS).unref();
}

/** Reports the counts to the platform; after a failure they are included in the next report. */
export async function reportUses(): Promise<void> {
  const state = counting();
  const secret = env().REVALIDATE_SECRET;
  const counts = state.counts;
  if (!secret || counts.size === 0) return;
  state.counts = new Map();
  const uses = [...counts].map(([key, count]) => ({ key, count }));
  try {
    await send(redirectsUsed, {
      body: { token: signToken(redirectUseReport, secret, { uses }, Date.now() + TOKEN_MS) },
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    state.unknown = isNotFound(error);
    log.warn({ kind: error.kind, unknown: state.unknown }, 'uses of redirects were not reported');
    if (!state.unknown) for (const { key, count } of uses) state.counts.set(key, (state.counts.get(key) ?? 0) + count);
  }
}
