import { createInterface } from 'node:readline';
import { z } from 'zod';
import { endSession, isEnded, readEnded } from './ended';

/**
 * A storefront process of the Redis tests: reads one JSON command per line, ends or looks up the session, and reports
 * the result and the time it took.
 */
const task = z.object({ does: z.enum(['end', 'ask']), sid: z.string() });

await readEnded();
for await (const line of createInterface({ input: process.stdin })) {
  const { does, sid } = task.parse(JSON.parse(line));
  const began = performance.now();
  const ended = does === 'end' ? await endSession(sid).then(() => true) : await isEnded(sid);
  process.stdout.write(`${JSON.stringify({ ended, milliseconds: performance.now() - began })}\n`);
}
process.exit(0);
