import { createInterface } from 'node:readline';
import { z } from 'zod';
import { endSession, isEnded, readEnded } from './ended';
import { expiryReport, reportExpired } from './expired-tokens';

/**
 * A storefront process of the Redis tests: reads one JSON command per line, ends or looks up the session or reports its
 * token as expired, and prints what it knows then and the time it took.
 */
const task = z.object({ does: z.enum(['end', 'ask', 'expire']), sid: z.string() });

async function run({ does, sid }: z.infer<typeof task>) {
  const session = { sid, accessToken: `token of ${sid}`, refreshToken: 'r', fingerprint: 'f', issuedAt: 0 };
  const began = performance.now();
  if (does === 'end') await endSession(sid);
  if (does === 'expire') reportExpired(session);
  const ended = does === 'end' || (await isEnded(sid));
  const milliseconds = performance.now() - began;
  return { ended, isExpired: expiryReport(session, new Date()) !== null, milliseconds };
}

await readEnded();
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await run(task.parse(JSON.parse(line))))}\n`);
}
process.exit(0);
