import { createInterface } from 'node:readline';
import { z } from 'zod';
import { endSession, isEnded, readEnded } from './ended';

/**
 * One storefront process of the Redis tests: ends and looks up sessions as it is told, a line of JSON each, and says
 * how long it took.
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
