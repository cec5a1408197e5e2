import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { log } from '../../config/log';
import { processMemory } from '../../session/process-memory';
import { seal, unseal } from '../../session/seal';
import type { SharedStore } from '../../session/shared-store';

/** How long a retry gets the reply to the first submission, at most. */
export const KEEP_SECONDS = 24 * 3600;
const MAX = 10_000;

const record = z.object({
  /** Hash of the submission's contents. */
  contents: z.string(),
  /** The state before sending (OutcomeCheck.mark); null if unknown. */
  mark: z.string().nullable(),
  /** The platform's reply as JSON; null while the outcome is unknown. */
  reply: z.string().nullable(),
});
export type SubmissionRecord = z.infer<typeof record>;

function memory(): LRUCache<string, SubmissionRecord> {
  return processMemory(
    'once.records',
    () => new LRUCache<string, SubmissionRecord>({ ttl: KEEP_SECONDS * 1000, max: MAX }),
  );
}

function complain(error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown';
  log.warn({ reason }, 'Redis failed, what was sent is remembered here alone');
}

/** Records of submissions, on this instance and, sealed, in the shared store if there is one. */
export class Records {
  constructor(private readonly store: SharedStore | null) {}

  async get(id: string): Promise<SubmissionRecord | null> {
    const own = memory().get(id) ?? null;
    // A successful submission does not change, and the lock prevents others from sending it meanwhile.
    if (!this.store || own?.reply != null) return own;
    try {
      const sealed = await this.store.get(`once:${id}`);
      if (sealed === null) return own;
      const parsed = record.safeParse(await unseal(sealed, KEEP_SECONDS));
      return parsed.success ? parsed.data : own;
    } catch (error) {
      complain(error);
      return own;
    }
  }

  async set(id: string, known: SubmissionRecord, keepSeconds = KEEP_SECONDS): Promise<void> {
    const ttl = keepSeconds * 1000;
    memory().set(id, known, { ttl });
    if (!this.store) return;
    try {
      await this.store.set(`once:${id}`, await seal(known, KEEP_SECONDS), ttl);
    } catch (error) {
      complain(error);
    }
  }

  async forget(id: string): Promise<void> {
    memory().delete(id);
    try {
      await this.store?.delete(`once:${id}`);
    } catch (error) {
      complain(error);
    }
  }
}
